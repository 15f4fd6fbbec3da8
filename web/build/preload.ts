// The two fonts of the first screen start loading with the page instead of after its style sheet.
import type { Plugin } from "vite";

const FIRST_FONTS = [/im-fell-dw-pica-latin-400-normal-.*\.woff2$/, /source-sans-3-latin-wght-normal-.*\.woff2$/];

export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.some((font) => font.test(file)))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
            injectTo: "head" as const,
          })),
    },
  };
}
