import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import Dialog from "./Dialog.svelte";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

function open() {
  const onclose = vi.fn();
  const children = createRawSnippet(() => ({ render: () => "<p>Six de force.</p>" }));
  render(Dialog, { props: { title: "Bombardiers", onclose, children } });
  return { onclose, dialog: screen.getByRole("dialog") };
}

it("stays open when the finger that asked for it by a long press is lifted", async () => {
  const { onclose, dialog } = open();
  await fireEvent.pointerUp(dialog);
  await fireEvent.click(dialog);
  expect(onclose).not.toHaveBeenCalled();
});

it("closes by a touch outside, not by one that began on the sheet", async () => {
  const { onclose, dialog } = open();
  await fireEvent.pointerDown(screen.getByText("Six de force."));
  await fireEvent.click(dialog);
  expect(onclose).not.toHaveBeenCalled();
  await fireEvent.pointerDown(dialog);
  await fireEvent.click(dialog);
  expect(onclose).toHaveBeenCalledOnce();
});
