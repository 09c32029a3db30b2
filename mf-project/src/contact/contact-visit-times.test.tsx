import { screen, waitFor, within } from '@testing-library/react';
import { bookableDays } from '@umbral/domain/calendar/bookable-days.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { fill, mount, ok, openFurther, send, sent } from '../testing/contact-stage.tsx';
import { standInForBrowser } from '../testing/probe-context.tsx';

beforeAll(standInForBrowser);

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

const firstDay = () => bookableDays(new Date(), undefined)[0]?.day;

/** The times of the first day that is offered, as they stand above the data. */
async function offeredTimes() {
  const step = await screen.findByRole('group', { name: /Cuándo quieres visitarlo/ });
  const [day] = await within(step).findAllByRole('group');
  if (!day) throw new Error('no day is offered');
  return within(day).getAllByRole('button');
}

test('[B063] a time of the first view is one press, and goes along without opening anything', async () => {
  const { user, calls } = mount({ C084: () => ok });
  const [early, , late] = await offeredTimes();
  if (!early || !late) throw new Error('too few times are offered');
  await user.click(early);
  await user.click(late);
  expect([early, late].map((time) => time.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]).toMatchObject({
    input: { body: { schedule_date: firstDay(), schedule_time: '16:00', schedule_kind: 'in-person' } },
  });
});

test('[B063] what was pressed stands in the fields of the visit, and what is chosen there is pressed', async () => {
  const { user } = mount();
  const [early, , late] = await offeredTimes();
  if (!early || !late) throw new Error('too few times are offered');
  await user.click(early);
  await openFurther(user);
  expect(screen.getByLabelText('Día')).toHaveProperty('value', firstDay());
  expect(screen.getByLabelText('Hora')).toHaveProperty('value', '10:00');
  await user.selectOptions(screen.getByLabelText('Hora'), '16:00');
  expect(late.getAttribute('aria-pressed')).toBe('true');
});

test('[B063] a time that is pressed again is given back', async () => {
  const { user, calls } = mount({ C084: () => ok });
  const [early] = await offeredTimes();
  if (!early) throw new Error('no time is offered');
  await user.dblClick(early);
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(JSON.stringify(sent(calls))).not.toMatch(/schedule_(date|time)":"\d/);
});

test('[B063] abroad a time shows both clocks in few words, says whose they are aloud, and the day names the zone', async () => {
  process.env.TZ = 'Asia/Dubai';
  mount();
  const [early, , late] = await offeredTimes();
  expect([...(early?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['10:00 a. m.', '7:00 p. m.']);
  expect(early?.getAttribute('aria-label')).toBe('10:00 a. m. (7:00 p. m. para ti)');
  expect(late?.textContent).toBe('4:00 p. m.1:00 a. m. del día siguiente');
  expect(screen.getByText('· abajo, tu hora (Dubai)')).toBeDefined();
});
