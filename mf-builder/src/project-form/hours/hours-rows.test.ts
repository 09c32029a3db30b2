import { readOfficeHours } from '@umbral/domain/calendar/office-hours.ts';
import { expect, test } from 'vitest';
import { type HoursRow, hoursDays, hoursText, rowsOfHours } from './hours-rows.ts';

const week: HoursRow = { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:30' };

test('[B095, B063] rows become a text that people read and that appointments are offered by', () => {
  const text = hoursText([
    week,
    { days: [6], from: '09:00', to: '13:00' },
    { days: [0, 7], from: '10:00', to: '12:00' },
  ]);
  expect(text).toBe('Lunes a viernes de 8:00 a 17:30, sábados de 9:00 a 13:00, domingos, festivos de 10:00 a 12:00');
  const read = readOfficeHours(text);
  expect(read?.days[5]).toEqual({ opens: 480, closes: 1_050 });
  expect(read?.days[0]).toEqual({ opens: 600, closes: 720 });
  expect(read?.holiday).toEqual({ opens: 600, closes: 720 });
});

test('[B095] a text that is understood becomes rows again, one that is not stays a text', () => {
  expect(rowsOfHours('Lunes a viernes de 8:00 a 17:30 y sábados de 9:00 a 13:00')).toEqual([
    week,
    { days: [6], from: '09:00', to: '13:00' },
  ]);
  expect(rowsOfHours('Con cita previa')).toBeUndefined();
});

test('[B095] every choice of days comes back as it was chosen', () => {
  for (let choice = 1; choice < 2 ** hoursDays.length; choice += 1) {
    const days = hoursDays.filter((_, index) => (choice >> index) % 2 === 1);
    // Whoever attends all week attends on holidays too, as the portal reads it.
    if (days.length === 7 && !days.includes(7)) continue;
    const rows = [{ days, from: '10:00', to: '16:00' }];
    expect(rowsOfHours(hoursText(rows)), hoursText(rows)).toEqual(rows);
  }
});
