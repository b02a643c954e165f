import "@testing-library/jest-dom/vitest";
import "fake-indexeddb/auto";
import { cleanup, configure } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, afterEach, vi } from "vitest";
import { WAIT_MS } from "./wait-ms";

const FRAME_MS = 16;

const settings = {
  asyncUtilTimeout: WAIT_MS,
  // To list the roles of a document at each try of expect.poll takes a fifth of a test.
  _disableExpensiveErrorDiagnostics: true,
};
configure(settings);

// Gives each test file a document without traces of the files before it, which have
// run in the same worker.

// Testing Library sets it only when it is loaded first.
vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
globalThis.indexedDB = new IDBFactory();
// jsdom has one interval for all frames, which stops for good when it was started
// while a test had replaced the timers.
const { setTimeout: setRealTimeout } = globalThis;
globalThis.requestAnimationFrame = (callback) =>
  Number(setRealTimeout(() => callback(performance.now()), FRAME_MS));
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
// jsdom lacks it. Nothing is ever in sight.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// At each query by role jsdom applies its default stylesheet, which takes a tenth of a
// test. Here an element without style of its own only has the display of its tag: no
// stylesheet of the app is loaded, and no test hides an element by that of a parent.
const { getComputedStyle } = globalThis;
const tagStyles = new Map<string, CSSStyleDeclaration>();
function tagStyle(tagName: string): CSSStyleDeclaration {
  const element = document.createElement(tagName);
  element.style.display = getComputedStyle(element).display;
  tagStyles.set(tagName, element.style);
  return element.style;
}
globalThis.getComputedStyle = (element) =>
  element.hasAttribute("style") || element.hasAttribute("hidden")
    ? getComputedStyle(element)
    : (tagStyles.get(element.tagName) ?? tagStyle(element.tagName));

const channels: BroadcastChannel[] = [];
const { BroadcastChannel: Channel } = globalThis;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};

// Testing Library registers its own clean-up only when it is loaded first:
// https://testing-library.com/docs/react-testing-library/setup#skipping-auto-cleanup
afterEach(cleanup);

afterAll(() => {
  for (const channel of channels) channel.close();
  globalThis.BroadcastChannel = Channel;
  globalThis.getComputedStyle = getComputedStyle;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.body.replaceChildren();
});
