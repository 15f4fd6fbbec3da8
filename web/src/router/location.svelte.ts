// Where the reader is. Links stay ordinary links; those inside the house are followed without loading the page anew.
import { pathOf, routeOf, type Route } from "./routes";

let path = $state(location.pathname);

export function currentRoute(): Route {
  return routeOf(path);
}

/** Goes there; `instead` of here if nobody should come back here; `rest`: what follows the path, as a place on that page. */
export function goTo(route: Route, instead = false, rest = ""): void {
  const next = pathOf(route) + rest;
  if (next === location.pathname) return;
  if (instead) history.replaceState(null, "", next);
  else history.pushState(null, "", next);
  arrive();
}

function arrive(): void {
  path = location.pathname;
  window.scrollTo(0, 0);
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isPlainClick(event) || event.defaultPrevented) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.hash && link.pathname === location.pathname) return;
  const route = routeOf(link.pathname);
  if (route.screen === "lost") return;
  event.preventDefault();
  goTo(route, false, link.search + link.hash);
}

/** Starts following links and the browser's buttons; returns how to stop. */
export function startRouting(): () => void {
  document.addEventListener("click", follow);
  window.addEventListener("popstate", arrive);
  return () => {
    document.removeEventListener("click", follow);
    window.removeEventListener("popstate", arrive);
  };
}
