import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { useState } from 'react';
import { fieldLabel } from '../model/field-label.ts';
import type { topics } from '../topics.ts';
import { useFailure } from '../ui/use-failure.ts';
import { versionHref } from './version-href.ts';
import type { VersionsData } from './versions-queries.ts';
import { versionsTexts as texts } from './versions-texts.ts';

/** Why a version was not brought back, with the fields that today's rules refuse. */
export interface Problem {
  readonly sentence: string;
  readonly fields: readonly { readonly path: string; readonly label: string; readonly message: string }[];
}

/** Brings the shown version back and goes to the version that it is now. */
export function useRestore({ id, shown, version }: VersionsData, onDone: () => void) {
  const { call, toast, navigate } = useRemote();
  const bus = useTopics<typeof topics>();
  const failure = useFailure();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const restore = async (newer: 'keep' | 'drop') => {
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    try {
      const { restoreVersion } = await import('@umbral/domain/api/project-versions.ts');
      const saved = await call(restoreVersion, { params: { id, version: shown }, body: { version, newer } });
      onDone();
      bus.publish('builder/project-saved', { projectId: id });
      toast({ tone: 'success', text: texts.restored(saved.version) });
      navigate(versionHref(id, saved.version));
    } catch (error) {
      setProblem(problemOf(error) ?? { sentence: (await failure(error, texts.failed)).text, fields: [] });
    } finally {
      setSending(false);
    }
  };
  return { isSending, problem, restore: (newer: 'keep' | 'drop') => void restore(newer) };
}

/** What the server says of the version; nothing where it says nothing of it. */
function problemOf(error: unknown): Problem | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { type, issues = {} } = error.problem;
  if (type === 'conflict') return { sentence: texts.conflict, fields: [] };
  if (type !== 'invalid-input') return undefined;
  const fields = Object.entries(issues).map(([path, message]) => ({ path, label: fieldLabel(path), message }));
  return { sentence: texts.refused, fields };
}
