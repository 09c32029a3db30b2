import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beginUpload, sendUploadPart } from '@umbral/domain/api/upload-transfers.ts';
import { deleteUpload, focusUpload, getUpload } from '@umbral/domain/api/uploads.ts';
import { uploadKeyFrom, uploadKeySeed } from '@umbral/domain/media/upload-key.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { createBus } from '@umbral/protocol/events/create-bus.ts';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { PicturesProvider } from '../desk/pictures-provider.tsx';
import { sha256 } from '../file/check-picture.ts';

const session = { id: 7, name: 'Ana', lastName: 'Ruiz', email: 'ana@x.co', phone: '', roles: ['constructora'] };

/** What the server of a test says of the pictures that come. */
export interface PictureServer {
  /** Of each upload that has arrived: `ready` at once unless told otherwise. */
  upload: Record<string, unknown>;
  /** Thrown in the place of the next answer to a part. */
  trouble: ApiError | undefined;
  readonly sent: string[];
  /** What was said to stay in sight of a picture. */
  focus: unknown;
}

/** The server's answers to a form with pictures: whatever is sent arrives whole, in one part. */
function createServer() {
  const server: PictureServer = { upload: { state: 'ready', reason: null }, trouble: undefined, sent: [], focus: null };
  let begun: { readonly purpose: string; readonly bytes: number; readonly hash: string };
  const uploadNow = async () => {
    const digest = await sha256(new TextEncoder().encode(uploadKeySeed(session.id, begun.purpose, begun.hash)));
    const key = uploadKeyFrom(digest);
    const image = { src: `/media/${key}.webp`, alt: '', width: 3, height: 2 };
    return { key, width: 3, height: 2, color: '#112233', image, ...server.upload };
  };
  const call = async ({ id }: Endpoint, input: { body: never; params: never }) => {
    if (id === getUpload.id) throw new ApiError({ type: 'not-found', title: '', status: 404 });
    server.sent.push(id);
    if (id === deleteUpload.id) return { ok: 1 };
    if (id === focusUpload.id) {
      server.focus = (input.body as { focus: unknown }).focus;
      return { ...(await uploadNow()), focus: server.focus };
    }
    if (id === beginUpload.id) {
      begun = input.body;
      const transfer = { id: 't', bytes: begun.bytes, received: 0, part_bytes: 1_000_000 };
      return { ok: 1, transfer, upload: null };
    }
    if (id !== sendUploadPart.id) throw new Error(`nobody answers ${id}`);
    const { trouble } = server;
    server.trouble = undefined;
    if (trouble) throw trouble;
    return { ok: 1, transfer: null, upload: await uploadNow() };
  };
  return { server, call };
}

/** Draws fields with pictures as a form of somebody who is signed in does. */
export function openPictures(fields: ReactNode) {
  const { server, call } = createServer();
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const toast = vi.fn();
  const frame = (children: ReactNode) => (
    <RemoteReactContext value={{ call, toast, bus } as never}>
      <PicturesProvider known={{ 'building/tower': { src: '/media/tower.webp', alt: '', width: 3, height: 2 } }}>
        {children}
      </PicturesProvider>
    </RemoteReactContext>
  );
  render(frame(fields));
  const signIn = () => act(() => bus.publish('shell/session-changed', { session: { ...session } }, 'shell'));
  signIn();
  return { user: userEvent.setup({ applyAccept: false }), server, toast, signIn };
}
