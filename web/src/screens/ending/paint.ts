// Draws a poster: 1200 × 630, the size in which links are shown.
import candleLight from "icon:candle-light";
import laurelCrown from "icon:laurel-crown";
import { armsOf } from "../../design/heraldry";
import { SCENES } from "../home/scenes";
import { curvesOf, DASHES } from "./curve";
import { cut, tinctureOf, wrapped, type Poster } from "./poster";

export const WIDTH = 1200;
export const HEIGHT = 630;

const INK = "#1d1811";
const SOFT = "#40362a";
const LINE = "#bda676";
const RUST = "#74431f";
const FELL = "Fell, Georgia, serif";
const SANS = '"Source Sans 3", system-ui, sans-serif';

const SHIELD = "M2 2h30v18c0 9-7 13.5-15 16.5C9 33.5 2 29 2 20z";

const RIGHT = { x: 557, width: 602 };

function pictureOf(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  return new Promise((resolve) => {
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = url;
  });
}

class Sheet {
  constructor(private readonly ink: CanvasRenderingContext2D) {}

  text(words: string, x: number, y: number, font: string, colour = INK, align: CanvasTextAlign = "left"): void {
    Object.assign(this.ink, { font, fillStyle: colour, textAlign: align, textBaseline: "alphabetic" });
    this.ink.fillText(words, x, y);
  }

  measure(font: string): (line: string) => number {
    return (line) => {
      this.ink.font = font;
      return this.ink.measureText(line).width;
    };
  }

  line(x: number, y: number, to: number, colour: string, width = 1): void {
    Object.assign(this.ink, { strokeStyle: colour, lineWidth: width });
    this.ink.beginPath();
    this.ink.moveTo(x, y);
    this.ink.lineTo(to, y);
    this.ink.stroke();
  }

  polyline(points: [number, number][], left: number, top: number, dashes: number[]): void {
    const { ink } = this;
    Object.assign(ink, { strokeStyle: INK, lineWidth: 2.5, lineJoin: "round" });
    ink.setLineDash(dashes);
    ink.beginPath();
    for (const [x, y] of points) ink.lineTo(left + x, top + y);
    ink.stroke();
    ink.setLineDash([]);
  }

  frame(x: number, y: number, width: number, height: number, colour: string, thick: number): void {
    Object.assign(this.ink, { strokeStyle: colour, lineWidth: thick });
    this.ink.strokeRect(x, y, width, height);
  }

  /** An outline drawn in a box of `box` units, `size` pixels wide. */
  outline(path: string, x: number, y: number, size: number, colour: string, box = 512): void {
    this.ink.save();
    this.ink.translate(x, y);
    this.ink.scale(size / box, size / box);
    this.ink.fillStyle = colour;
    this.ink.fill(new Path2D(path));
    this.ink.restore();
  }

  shield(seat: number, x: number, y: number, size: number, style: CSSStyleDeclaration): void {
    const { ink } = this;
    ink.save();
    ink.translate(x, y);
    ink.scale(size / 34, size / 34);
    ink.fillStyle = tinctureOf(seat, style);
    const shape = new Path2D(SHIELD);
    ink.fill(shape);
    Object.assign(ink, { strokeStyle: INK, lineWidth: 1.5 });
    ink.stroke(shape);
    ink.translate(6.5, 6.2);
    ink.scale(0.875, 0.875);
    ink.fillStyle = INK;
    ink.fill(new Path2D(armsOf(seat).charge));
    ink.restore();
  }
}

/** Paints on `canvas`; resolves when all of it is there. */
export async function paint(canvas: HTMLCanvasElement, poster: Poster): Promise<void> {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ink = canvas.getContext("2d");
  if (!ink) return;
  const scene = SCENES[poster.game];
  const [picture] = await Promise.all([scene ? pictureOf(scene) : null, fontsReady()]);
  const sheet = new Sheet(ink);
  const style = getComputedStyle(document.documentElement);
  ground(ink, sheet);
  head(sheet, poster);
  left(ink, sheet, picture);
  right(sheet, poster, style);
  foot(sheet, poster);
}

/** A canvas does not wait for letters. */
async function fontsReady(): Promise<void> {
  const wanted = [`48px ${FELL}`, `italic 25px ${FELL}`, `600 20px ${SANS}`, `20px ${SANS}`];
  await Promise.all(wanted.map((font) => document.fonts.load(font).catch(() => [])));
}

function ground(ink: CanvasRenderingContext2D, sheet: Sheet): void {
  const light = ink.createRadialGradient(WIDTH / 2, 0, 60, WIDTH / 2, HEIGHT / 2, 800);
  light.addColorStop(0, "#fcf7ea");
  light.addColorStop(1, "#ecdfc3");
  ink.fillStyle = light;
  ink.fillRect(0, 0, WIDTH, HEIGHT);
  sheet.frame(9, 3, WIDTH - 18, HEIGHT - 6, INK, 2);
  sheet.frame(14, 8, WIDTH - 28, HEIGHT - 16, LINE, 1);
}

function head(sheet: Sheet, { house, code, date }: Poster): void {
  const font = `600 17px ${SANS}`;
  if (code) sheet.text(code, 41, 60, font, SOFT);
  sheet.text(date, WIDTH - 41, 60, font, SOFT, "right");
  const title = `48px ${FELL}`;
  const width = sheet.measure(title)(house);
  sheet.text(house, WIDTH / 2 + 20, 68, title, INK, "center");
  sheet.outline(candleLight, WIDTH / 2 - width / 2 - 32, 34, 40, RUST);
  sheet.line(41, 90, WIDTH - 41, INK);
  sheet.line(41, 94, WIDTH - 41, INK);
}

function left(ink: CanvasRenderingContext2D, sheet: Sheet, picture: HTMLImageElement | null): void {
  const box = { x: 42, y: 117, width: 478, height: 445 };
  sheet.frame(box.x - 5, box.y - 5, box.width + 10, box.height + 10, RUST, 1);
  ink.save();
  ink.beginPath();
  ink.rect(box.x, box.y, box.width, box.height);
  ink.clip();
  ink.fillStyle = "#ecdfc3";
  ink.fillRect(box.x, box.y, box.width, box.height);
  if (picture) {
    // The engraving fills the frame; what is too wide is cut on both sides.
    const scale = Math.max(box.width / picture.width, box.height / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    ink.drawImage(picture, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
  }
  ink.restore();
  sheet.frame(box.x, box.y, box.width, box.height, INK, 2);
}

function right(sheet: Sheet, poster: Poster, style: CSSStyleDeclaration): void {
  const { x, width } = RIGHT;
  const end = x + width;
  sheet.text(poster.kicker, x, 131, `600 17px ${SANS}`, RUST);
  const title = `46px ${FELL}`;
  let y = 180;
  for (const line of wrapped(poster.title, width, 2, sheet.measure(title))) {
    sheet.text(line, x, y, title);
    y += 50;
  }
  const detail = `italic 25px ${FELL}`;
  for (const line of wrapped(poster.detail, width, 2, sheet.measure(detail))) {
    sheet.text(line, x, y - 10, detail);
    y += 30;
  }
  const step = Math.min(42, (548 - y) / Math.max(1, poster.rows.length + (poster.more ? 1 : 0)));
  const [bold, plain] = [`600 22px ${SANS}`, `21px ${SANS}`];
  for (const { seat, name, line, won } of poster.rows) {
    sheet.line(x, y, end, LINE);
    const base = y + step / 2 + 7;
    sheet.shield(seat, x, base - 22, 25, style);
    const called = cut(name, 220, sheet.measure(bold));
    sheet.text(called, x + 38, base, bold);
    const room = width - 38 - sheet.measure(bold)(called) - (won ? 62 : 26);
    sheet.text(cut(line, room, sheet.measure(plain)), end - (won ? 36 : 0), base, plain, INK, "right");
    if (won) sheet.outline(laurelCrown, end - 28, base - 22, 28, INK);
    y += step;
  }
  sheet.line(x, y, end, LINE);
  if (!poster.more && poster.course.length > 0 && 545 - y > 60) curves(sheet, poster, y + 16, 545 - y - 24, style);
  if (poster.more) sheet.text(poster.more, x + 38, y + step / 2 + 7, plain, SOFT);
}

/** The score, line by line, under the names. */
function curves(sheet: Sheet, { course }: Poster, top: number, height: number, style: CSSStyleDeclaration): void {
  const [left, width] = [RIGHT.x + 6, 290];
  sheet.line(left, top + height, left + width, LINE);
  for (const { seat, points } of curvesOf(course, { width, height }, 22)) {
    sheet.polyline(points, left, top, DASHES[seat % DASHES.length] ?? []);
    const [x, y] = points.at(-1) ?? [0, 0];
    sheet.shield(seat, left + x + 6, top + y - 11, 20, style);
  }
}

function foot(sheet: Sheet, { footer }: Poster): void {
  sheet.line(41, 575, WIDTH - 41, INK, 2);
  sheet.text(footer, 41, 604, `600 19px ${SANS}`, INK);
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
