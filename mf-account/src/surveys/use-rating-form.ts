import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { surveysTexts } from '../texts/surveys-texts.ts';
import { type RatingValues, ratingIssues, readRating } from './rating-values.ts';

const texts = surveysTexts.rate;

/** Sends a rating; then the lists are read again, and the builder is among those that were rated [M079]. */
export function useRatingForm(onRated: () => void): Form<null> {
  const { call, toast } = useRemote();
  const { revalidate } = useRevalidator();
  return useForm<RatingValues, null>({
    read: readRating,
    check: ratingIssues,
    send: async (values) => (await import('./rating-calls.ts')).sendRating(call, values),
    failed: texts.failed,
    onSent: async () => {
      toast({ tone: 'success', text: texts.sent });
      await revalidate();
      onRated();
    },
  });
}
