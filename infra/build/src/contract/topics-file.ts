import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue } from '@umbral/protocol/events/catalogue.ts';
import { type DeclaredTopics, faultOfTopicName, mostDeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import { repositoryRoot } from '../build-target.ts';
import { topicsFile } from '../sources/app-entries.ts';
import { topicsFilesOfPackages } from '../sources/module-imports.ts';
import type { SourceModule } from '../sources/source-graph.ts';

/** A file with what it declares; nothing where it is not there. */
export interface TopicsFile {
  /** Relative to the repository. */
  readonly path: string;
  readonly topics: DeclaredTopics;
}

/** What the topics' file of an application declares. */
export function readDeclaredTopics(folder: string, modules: readonly SourceModule[]): Promise<TopicsFile> {
  return readTopicsFile(topicsFile(folder), modules);
}

/** What the packages of ours declare that an application has a module of: their parts speak of it, whoever bundles them. */
export function readPackageTopics(modules: readonly SourceModule[]): Promise<readonly TopicsFile[]> {
  const paths = topicsFilesOfPackages(modules.map(({ path }) => path));
  return Promise.all(paths.map((path) => readTopicsFile(path, modules)));
}

/** No module may take the schemas along. */
async function readTopicsFile(path: string, modules: readonly SourceModule[]): Promise<TopicsFile> {
  const file = join(repositoryRoot, path);
  if (!existsSync(file)) return { path, topics: {} };
  if (modules.some((module) => module.path === path))
    throw new Error(`${path}: import its type alone, the build reads it`);
  const { topics }: { readonly topics?: DeclaredTopics } = await import(pathToFileURL(file).href);
  if (!topics) throw new Error(`${path} exports no topics`);
  for (const topic of Object.keys(topics)) {
    const fault = topic in catalogue ? 'it stands in the catalogue' : faultOfTopicName(topic);
    if (fault !== undefined) throw new Error(`${path} declares ${topic}, but ${fault}`);
  }
  if (Object.keys(topics).length > mostDeclaredTopics)
    throw new Error(`${path} declares more than ${mostDeclaredTopics}`);
  return { path, topics };
}
