import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import type { topics } from '../topics.ts';
import { updateProjectTexts as texts } from './update-project-texts.ts';

/** Reads the page again; where something was saved (`restart` of its form), says so and tells the other remotes. */
export function useSaved(projectId: number): (restart?: () => void) => Promise<void> {
  const { toast } = useRemote();
  const bus = useTopics<typeof topics>();
  const { revalidate } = useRevalidator();
  return async (restart) => {
    if (restart) {
      bus.publish('builder/project-saved', { projectId });
      toast({ tone: 'success', text: texts.saved });
    }
    await revalidate();
    restart?.();
  };
}
