import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { ratingTexts as texts } from '../texts/rating-texts.ts';
import { type RatingValues, ratingIssues, readRating } from './rating-values.ts';

/** Sends a rating, and says that it has arrived [M079]. */
export function useRatingForm(onRated: () => void | Promise<void>): Form<null> {
  const { call, toast } = useRemote();
  return useForm<RatingValues, null>({
    read: readRating,
    check: ratingIssues,
    send: async (values) => (await import('./rating-calls.ts')).sendRating(call, values),
    failed: texts.failed,
    onSent: () => {
      toast({ tone: 'success', text: texts.sent });
      void onRated();
    },
  });
}
