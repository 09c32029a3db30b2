import './dom-setup.ts';
import { afterAll, afterEach } from 'vitest';

// What routers take for their window; the global one is another object.
const view = document.defaultView ?? window;
const { addEventListener } = view;
const followers: EventListenerOrEventListenerObject[] = [];

// A router hears of the address for as long as its window is there: those of earlier tests would answer for their pages.
view.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: AddEventListenerOptions,
) => {
  if (type === 'popstate') followers.push(listener);
  addEventListener.call(view, type, listener, options);
};

// Files of one worker share a document: each test leaves it as a new tab has it.
afterEach(() => {
  for (const listener of followers.splice(0)) view.removeEventListener('popstate', listener);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

afterAll(() => {
  view.addEventListener = addEventListener;
});
