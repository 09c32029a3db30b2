import type { Image } from '@umbral/domain/media/image.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { PictureDesk } from './picture-desk.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';

/** How a desk is made, once its code is here. */
export type MakeDesk = (plan: { readonly call: CallApi; readonly store: PictureStore }) => PictureDesk;

/** Where the desk of a form stands: its code comes with the first field of a picture, and finds what was said before. */
export class DeskPlace {
  readonly store = createPictureStore();
  readonly #call: CallApi;
  #desk: PictureDesk | undefined;
  #known: Readonly<Record<string, Image | null>> = {};
  /** Who has signed in; the place is asleep without it. */
  #awake: { readonly ownerId: number | undefined } | undefined;

  constructor(call: CallApi) {
    this.#call = call;
  }

  /** The one desk of the form. */
  deskMadeBy(make: MakeDesk): PictureDesk {
    if (this.#desk) return this.#desk;
    this.#desk = make({ call: this.#call, store: this.store });
    this.#desk.know(this.#known);
    if (this.#awake) this.#desk.wake(this.#awake.ownerId);
    return this.#desk;
  }

  /** Tells what the form came with; null for what is not ready. */
  know(pictures: Readonly<Record<string, Image | null>>): void {
    this.#known = pictures;
    this.#desk?.know(pictures);
  }

  /** Begins, or goes on: the connection is back, or somebody has signed in. */
  wake(ownerId: number | undefined): void {
    this.#awake = { ownerId };
    this.#desk?.wake(ownerId);
  }

  /** Stops everything. */
  close(): void {
    this.#awake = undefined;
    this.#desk?.close();
  }
}
