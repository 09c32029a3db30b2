import type { OwnContact } from '@umbral/domain/api/contacts.ts';
import { expect, test } from 'vitest';
import { ratableBuilders } from './ratable-builders.ts';

const contact = (id: number, name: string, isActive = true) =>
  ({ builder: { id, name, slug: 'x', is_active: isActive } }) as OwnContact;

test('[B081] each builder that was contacted can be rated once, and only while it is here', () => {
  const contacts = [
    contact(3, 'Ñandú'),
    contact(1, 'Nogal'),
    contact(3, 'Ñandú'),
    contact(4, 'Oro', false),
    contact(5, 'Paz'),
  ];
  expect(ratableBuilders(contacts, [{ builder: { id: 5 } }])).toEqual([
    { value: '1', label: 'Nogal' },
    { value: '3', label: 'Ñandú' },
  ]);
});
