import { saveDraft } from '@umbral/domain/api/builder-drafts.ts';
import * as calls from '@umbral/domain/api/project-previews.ts';
import type { FastifyInstance } from 'fastify';
import { call, signIn } from '../../../testing/call.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/** The backend with people who make and see previews. */
export interface PreviewStage {
  readonly api: TestApp;
  readonly app: FastifyInstance;
  /** Cookies of a builder's person and of an administrator. */
  readonly builder: string;
  readonly admin: string;
  /** Saves a draft of the builder; gives its number. */
  readonly draftOf: (payload: Record<string, unknown>, projectId?: number) => Promise<number>;
  /** The secret of the link of a draft or project. */
  readonly tokenOf: (subject: { draft_id?: number; project_id?: number }) => Promise<string>;
  /** What a link shows; throws where it is over. */
  readonly open: (token: string, number?: number) => Promise<calls.Preview>;
}

/** Opens the backend on a database of its own. */
export async function openStage(): Promise<PreviewStage> {
  const api = await createTestApp();
  const { app } = api;
  const builder = await signIn(app, 'builder');
  return {
    api,
    app,
    builder,
    admin: await signIn(app, 'admin'),
    draftOf: async (payload, projectId) => {
      const body = { builder: 1, payload, project_id: projectId ?? null };
      return (await call(app, saveDraft, { body }, { cookie: builder })).id;
    },
    tokenOf: async (subject) => {
      const { data } = await call(app, calls.sharePreview, { body: subject }, { cookie: builder });
      if (data.token === null) throw new Error('the link is over');
      return data.token;
    },
    open: async (token, number = 1) => {
      const { data } = await call(app, calls.openPreview, { body: { token, number } });
      if (data.state !== 'open') throw new Error(`the link is ${data.why}`);
      return data;
    },
  };
}
