import { expect, test } from 'vitest';
import { ratingIssues, readRating } from './rating-values.ts';

test('[M006, M013] a rating wants a builder, how it answered, and both numbers of stars', () => {
  expect(ratingIssues(readRating(new FormData()))).toEqual({
    builder_id: 'El campo es obligatorio',
    response_time: 'El campo es obligatorio',
    contact_medium: 'El campo es obligatorio',
    service_rating: 'Es necesario realizar esta calificación',
    content_rating: 'Es necesario realizar esta calificación',
  });
});
