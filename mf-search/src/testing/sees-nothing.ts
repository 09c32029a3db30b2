/** In place of the browser's observers where nothing is laid out: nothing comes into sight and nothing changes its size. */
export class SeesNothing {
  observe() {}
  unobserve() {}
  disconnect() {}
}
