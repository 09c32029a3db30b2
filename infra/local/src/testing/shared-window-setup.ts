import './dom-setup.ts';
import { afterEach } from 'vitest';

// Files of one worker share a document: each test leaves it as a new tab has it.
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
