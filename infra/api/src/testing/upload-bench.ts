import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getUpload, type Upload } from '@umbral/domain/api/uploads.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createWorker, type WorkerLog } from '../engine/outbox/outbox-worker.ts';
import { createFileStorage } from '../engine/third-parties/storage/file-storage.ts';
import type { Storage } from '../engine/third-parties/storage/storage.ts';
import { imageTopics } from '../pictures/derivatives/image-topics.ts';
import { sampleJpeg } from '../pictures/inspection/sample-pictures.ts';
import { call, people, signIn } from './call.ts';
import { uploadPicture } from './send-upload.ts';
import type { TestApp } from './test-app.ts';

const silent: WorkerLog = { warn: () => undefined, error: () => undefined };

/** An application with a builder who uploads, and the folder where the pictures lie. */
export interface UploadBench {
  readonly app: FastifyInstance;
  readonly storage: Storage;
  /** Session of the builder's member. */
  readonly builder: string;
  readonly builderId: number;
  userId(person: keyof typeof people): Promise<number>;
  /** Carries out what is urgent for pictures until nothing is; gives how many rows that were. */
  work(through?: Storage): Promise<number>;
  /** Carries out the rest: avif, which takes its time. */
  workSlowly(): Promise<number>;
  /** Uploads a picture that was never uploaded before; gives its key. */
  newUpload(purpose?: Upload['purpose']): Promise<string>;
  see(key: string): Promise<Upload>;
  /** Stored files below a folder. */
  filesOf(part: string): string[];
  /** The stored file behind an address of the portal. */
  fileAt(src: string): Buffer;
  folderOf(key: string): Promise<string>;
  /** Shows a picture in a project. */
  show(key: string): Promise<void>;
  /** Makes it time to look whether anything refers to an upload. */
  makeDue(key: string): Promise<unknown>;
}

/** Prepares an application for tests of uploads. */
export async function createUploadBench(api: TestApp): Promise<UploadBench> {
  const { app, backend, uploadsDir } = api;
  const { db } = backend;
  const storage = createFileStorage(uploadsDir);
  const builder = await signIn(app, 'builder');
  let seed = 100;

  async function userId(person: keyof typeof people): Promise<number> {
    const found = db.selectFrom('app_user').where('email', '=', people[person]).select('id');
    return (await found.executeTakeFirstOrThrow()).id;
  }

  async function drain(through: Storage, names: readonly string[]): Promise<number> {
    const topics = imageTopics(backend, through).filter(({ name }) => names.includes(name));
    const worker = createWorker(backend, topics, silent);
    let total = 0;
    for (let taken = await worker.drain(); taken > 0; taken = await worker.drain()) total += taken;
    return total;
  }

  return {
    ...{ app, storage, builder, userId },
    builderId: await userId('builder'),
    work: (through = storage) => drain(through, ['image', 'image-removal']),
    workSlowly: () => drain(storage, ['image-avif']),
    async newUpload(purpose = 'project-photo') {
      seed += 1;
      return (await uploadPicture(app, builder, purpose, await sampleJpeg({ width: 500, height: 400, seed }))).key;
    },
    async see(key) {
      return (await call(app, getUpload, { params: { key } }, { cookie: builder })).data;
    },
    filesOf(part) {
      const folder = join(uploadsDir, part);
      if (!existsSync(folder)) return [];
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    },
    fileAt: (src) => readFileSync(join(uploadsDir, 'public', src.replace('/media/', ''))),
    async folderOf(key) {
      const row = await db.selectFrom('upload').where('key', '=', key).select('folder').executeTakeFirst();
      return row?.folder ?? '';
    },
    async show(key) {
      await sql`insert into project_media (project_id, media_key, role, position, alt)
        select min(id), ${key}, 'progress', 59, '' from project
        on conflict (project_id, role, position) do update set media_key = excluded.media_key`.execute(db);
    },
    makeDue: (key) => sql`update upload set check_after = now() - interval '1 second' where key = ${key}`.execute(db),
  };
}
