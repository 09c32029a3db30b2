import { fieldOf } from './markup.ts';
import { readTexts } from './seed-texts.ts';

/** What somebody wrote under an article. */
export interface Remark {
  name: string;
  content: string;
}

/** A remark and its answers, under one article (its slug) or under any of a topic. */
export interface Thread {
  topic: string;
  slug: string | null;
  first: Remark;
  replies: Remark[];
}

function remarkOf(line: string): Remark {
  const [, name, content] = /^\s*- ([^:]+): (.+)$/.exec(line) ?? [];
  if (!name || !content) throw new Error(`a comment is not written as "- name: words": ${line.slice(0, 60)}`);
  return { name, content };
}

/**
 * The threads of a file: `- name: words` begins one, indented lines of the same form answer it.
 * Those below `## slug` belong to that article, those before any heading to every article of the topic.
 */
export function parseThreads(topic: string, body: string): Thread[] {
  const threads: Thread[] = [];
  let slug: string | null = null;
  for (const line of body.split('\n')) {
    if (line.trim() === '') continue;
    if (line.startsWith('## ')) slug = line.slice(3).trim();
    else if (line.startsWith('- ')) threads.push({ topic, slug, first: remarkOf(line), replies: [] });
    else threads.at(-1)?.replies.push(remarkOf(line));
  }
  return threads;
}

/** All threads of the seed texts. */
export function readThreads(): Thread[] {
  return readTexts('comments').flatMap(({ file }) => parseThreads(fieldOf(file, 'topic'), file.body));
}
