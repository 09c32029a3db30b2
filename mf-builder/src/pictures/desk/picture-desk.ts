import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import type { Image } from '@umbral/domain/media/image.ts';
import type { ImageFocus } from '@umbral/domain/media/image-focus.ts';
import { isUploadKey } from '@umbral/domain/media/upload-key.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { checkPicture } from '../file/check-picture.ts';
import { drawPreview } from '../file/draw-preview.ts';
import { pictureKeyOf } from '../file/picture-key.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';
import { type KeptFile, type KeptFiles, openKeptFiles } from '../sending/kept-files.ts';
import type { DeskRoom } from './desk-room.ts';
import { isUnfinished, knownOfUpload } from './known-picture.ts';
import { createAsking, type PictureAsking } from './picture-asking.ts';
import { createSending, type PictureSending } from './picture-sending.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';

/** What became of a chosen file: the key under which the form holds it, or what is wrong with it. */
export type TakenFile = { readonly key: string } | { readonly issue: string };

/** Takes the pictures of a form, sends them and says where each stands. */
export interface PictureDesk {
  readonly store: PictureStore;
  /** Tells what the form came with; null for what is not ready. */
  know(pictures: Readonly<Record<string, Image | null>>): void;
  /** Finds out about a picture that the form names and nobody has told of. */
  see(key: string): void;
  /** Checks a chosen file and begins to send it. */
  take(file: File, purpose: UploadPurpose): Promise<TakenFile>;
  /** Sends a picture again that did not arrive, or asks for it again. */
  retry(key: string): void;
  /** Forgets a picture that the form names no more: breaks it off, or takes it back from the server. */
  discard(key: string): void;
  /** Says what of a picture stays in sight where it is cropped; whether the server took it. */
  setFocus(key: string, focus: ImageFocus | null): Promise<boolean>;
  /** Begins, or goes on: the connection is back, or somebody has signed in. */
  wake(ownerId: number | undefined): void;
  /** Stops everything; what has not arrived stays on the device. */
  close(): void;
}

interface DeskPlan {
  readonly call: CallApi;
  readonly store?: PictureStore;
  readonly keptFiles?: KeptFiles;
}

/** Makes the desk of one form. */
export function createPictureDesk(plan: DeskPlan): PictureDesk {
  const { call, store = createPictureStore(), keptFiles = openKeptFiles() } = plan;
  let life = new AbortController();
  let ownerId: number | undefined;
  const room: DeskRoom = { call, store, files: new Map(), keptFiles, signal: () => life.signal };
  const sending: PictureSending = createSending(room, (key) => asking.follow(key));
  const asking: PictureAsking = createAsking(room, (file) => begin(file));

  function begin(file: KeptFile): void {
    sending.send(file);
    void drawPreview(file.file).then((preview) => {
      const known = store.get(file.key);
      if (preview && known) store.set(file.key, { state: known.state, preview });
    });
  }

  return {
    store,
    know: (pictures) => know(store, pictures),
    see: asking.see,
    async take(file, purpose) {
      if (!globalThis.crypto?.subtle) return { issue: texts.unsupported };
      if (ownerId === undefined) return { issue: texts.signedOut };
      const checked = await checkPicture(file, purpose);
      if ('issue' in checked) return checked;
      const { hash, width, height } = checked;
      const key = await pictureKeyOf(ownerId, purpose, hash);
      const known = store.get(key)?.state;
      if (known && (isUnfinished(known) || known.status === 'ready')) return { key };
      const kept: KeptFile = { key, file, name: file.name, purpose, hash };
      store.set(key, { state: { status: 'queued' }, width, height });
      void keptFiles.keep(kept);
      begin(kept);
      return { key };
    },
    retry(key) {
      const file = room.files.get(key);
      if (file) return sending.send(file);
      store.forget(key);
      asking.see(key);
    },
    discard: (key) => discard(room, sending, key),
    setFocus: (key, focus) => setFocus(room, key, focus),
    wake(signedIn) {
      if (life.signal.aborted) life = new AbortController();
      ownerId = signedIn;
      sending.wake(signedIn !== undefined);
      asking.wake();
    },
    close() {
      life.abort();
      sending.rest();
    },
  };
}

function know(store: PictureStore, pictures: Readonly<Record<string, Image | null>>): void {
  for (const [key, image] of Object.entries(pictures)) {
    if (image) store.set(key, { state: { status: 'ready' }, image });
    else if (!store.get(key) && !isUploadKey(key)) store.set(key, { state: { status: 'missing' } });
  }
}

async function setFocus({ call, store }: DeskRoom, key: string, focus: ImageFocus | null): Promise<boolean> {
  const { saveFocus } = await import('../sending/picture-calls.ts');
  const upload = await saveFocus(call, key, focus).catch(() => undefined);
  if (upload) store.set(key, knownOfUpload(upload));
  return upload !== undefined;
}

function discard({ call, store, files, keptFiles }: DeskRoom, sending: PictureSending, key: string): void {
  const status = store.get(key)?.state.status;
  sending.drop(key);
  store.forget(key);
  files.delete(key);
  void keptFiles.forget(key);
  const hasArrived = status === 'waiting' || status === 'ready';
  if (hasArrived && isUploadKey(key))
    void import('../sending/picture-calls.ts').then(({ takeUploadBack }) => takeUploadBack(call, key));
}
