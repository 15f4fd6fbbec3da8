import { afterEach, describe, expect, it, vi } from "vitest";
import { Failure, requestJson } from "./http";

function answer(status: number, body: string) {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(new Response(body || null, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe("a request", () => {
  it("carries the secret and the body", async () => {
    const fetch = answer(200, '{"ok":true}');
    await expect(requestJson("/api/x", { method: "POST", body: { a: 1 }, secret: "s" })).resolves.toEqual({ ok: true });
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe("/api/x");
    expect(init?.body).toBe('{"a":1}');
    expect(init?.headers).toEqual({ "Content-Type": "application/json", Authorization: "Bearer s" });
  });

  it("may have an empty answer", async () => {
    answer(204, "");
    await expect(requestJson("/api/x")).resolves.toBeUndefined();
  });

  it("fails with the server's own code", async () => {
    answer(409, '{"code":"seat-taken","detail":"this seat is taken"}');
    await expect(requestJson("/api/x")).rejects.toMatchObject({ code: "seat-taken", status: 409 });
  });

  it("fails with a general code when the answer is not ours", async () => {
    answer(502, "<h1>Bad gateway</h1>");
    await expect(requestJson("/api/x")).rejects.toMatchObject({ code: "server", status: 502 });
  });

  it("says so when nobody answers", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("failed")));
    const failure = await requestJson("/api/x").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ code: "offline", status: 0 });
  });
});
