import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { useCallback } from 'react';
import { askSentence } from '../contact/asked-sentence.ts';
import { contactId } from '../contact/contact-part.ts';
import type { topics } from '../topics.ts';

/** Begins the message to the builder with a sentence: in the form beside the page, or in the dialog where that is hidden. */
export function useContactAbout(plantId: number): (sentence: string) => void {
  const bus = useTopics<typeof topics>();
  return useCallback(
    (sentence) => {
      askSentence(plantId, sentence);
      const rail = document.getElementById(contactId);
      if (!rail || rail.getClientRects().length === 0) {
        bus.ask('project/open-contact', { plantId });
        return;
      }
      rail.scrollIntoView({ block: 'nearest' });
      rail.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
    },
    [bus, plantId],
  );
}
