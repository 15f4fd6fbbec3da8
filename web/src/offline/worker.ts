// The service worker: what the house can do without a server, kept on the device. Built to /sw.js.
//
// One cache a build, filled before it is used and never changed, so that page and scripts always fit each other. A new
// build waits until no page of the old one is open. Tables (/api, /ws) are none of its business.
export {};

declare const self: ServiceWorkerGlobalScope;
/** Written by build/offline.ts: the files, and a name that changes with any of them. */
declare const KEPT_FILES: string[];
declare const KEPT_NAME: string;

const PREFIX = "bestiaire-";
/** Behind this page all addresses of the house are found. */
const PAGE = "/index.html";
/** How long a slow network is waited for where it is not needed. */
const PATIENCE = 4000;
/** Addresses that live without a server. */
const ALONE = /^\/companion\//;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT_NAME).then((cache) => cache.addAll(KEPT_FILES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()]));
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== KEPT_NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (/^\/(api|ws|healthz)(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request, ALONE.test(pathname)));
  else if (KEPT_FILES.includes(pathname)) event.respondWith(file(request, pathname));
});

/** The network's page while there is a network, else the kept one. */
async function page(request: Request, alone: boolean): Promise<Response> {
  const kept = await keptFile(PAGE);
  if (!kept) return fetch(request);
  const fresh = fetch(request).then((response) => (response.status >= 500 ? kept : response));
  return Promise.race(alone ? [fresh, after(PATIENCE, kept)] : [fresh]).catch(() => kept);
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}

/** Names hold a hash of what is in them: the kept file is the file. */
async function file(request: Request, pathname: string): Promise<Response> {
  return (await keptFile(pathname)) ?? fetch(request);
}

async function keptFile(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(KEPT_NAME);
  return cache.match(pathname);
}
