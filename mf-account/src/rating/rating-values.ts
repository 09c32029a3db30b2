import { validationMessages as messages } from '@umbral/domain/fields/validation.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';

/** A rating, by the names of the call; 0 where nothing is chosen. */
export interface RatingValues {
  readonly builder_id: number;
  readonly response_time: string;
  readonly contact_medium: string;
  readonly service_rating: number;
  readonly content_rating: number;
  readonly content_type: string | undefined;
  readonly comments: string;
}

/** Reads the form's controls by name. */
export function readRating(data: FormData): RatingValues {
  return {
    builder_id: Number(textOf(data, 'builder_id')),
    response_time: textOf(data, 'response_time'),
    contact_medium: textOf(data, 'contact_medium'),
    service_rating: Number(textOf(data, 'service_rating')),
    content_rating: Number(textOf(data, 'content_rating')),
    content_type: textOf(data, 'content_type') || undefined,
    comments: textOf(data, 'comments'),
  };
}

/** What is still to be chosen [M006, M013]. */
export function ratingIssues(values: RatingValues): Issues {
  return foundIssues({
    builder_id: values.builder_id === 0 && messages.required,
    response_time: values.response_time === '' && messages.required,
    contact_medium: values.contact_medium === '' && messages.required,
    service_rating: values.service_rating === 0 && messages.starsRequired,
    content_rating: values.content_rating === 0 && messages.starsRequired,
  });
}
