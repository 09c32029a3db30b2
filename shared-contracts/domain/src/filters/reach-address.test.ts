import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reachablePlaces, reachLimits } from '../travel/reach.ts';
import { travelLimits, travelModes } from '../travel/travel-mode.ts';
import { readReach, writeReach } from './reach-address.ts';

const degrees = (most: number) => fc.integer({ min: -most * 1000, max: most * 1000 }).map((part) => part / 1000);
const point = fc.record({ lat: degrees(89), lng: degrees(179) });
const ring = fc.array(point, { minLength: 3, maxLength: reachLimits.points });

test('an address tells a reach as it was chosen, with and without where it is', () => {
  const reach = fc.record(
    {
      lat: degrees(reachablePlaces.lat),
      lng: degrees(reachablePlaces.lng),
      minutes: fc.integer({ min: travelLimits.min, max: travelLimits.max }),
      mode: fc.constantFrom(...travelModes),
      rings: fc.array(ring, { minLength: 1, maxLength: reachLimits.rings }),
    },
    { requiredKeys: ['lat', 'lng', 'minutes', 'mode'] },
  );
  fc.assert(
    fc.property(reach, (chosen) => {
      expect(readReach(writeReach(chosen))).toEqual({ ...chosen });
    }),
  );
});

test('minutes keep their limits, and what is no reach is none', () => {
  expect(readReach('4.684,-74.057,900,bici')).toEqual({ lat: 4.684, lng: -74.057, minutes: 90, mode: 'cycle' });
  expect(readReach('4.684,-74.057,20,bus,i.e.*')).toBeUndefined();
  expect(readReach('4.684,-74.057,20,bus,zzz')).toEqual({ lat: 4.684, lng: -74.057, minutes: 20, mode: 'transit' });
  for (const text of ['', '4.6,-74,20', '4.6,-74,20,carro', '94.6,-74,20,pie', '4.6,-184,20,pie', 'a,b,c,pie'])
    expect(readReach(text)).toBeUndefined();
});

test('a place at a pole or beside the antimeridian is no reach: no way can be reckoned there', () => {
  for (const text of ['90,0,30,pie', '-90,0,30,bus', '80.1,-74,30,bici', '4.6,180,30,pie', '4.6,-180,90,bus'])
    expect(readReach(text)).toBeUndefined();
  expect(readReach('-80,175,30,pie')).toMatchObject({ lat: -80, lng: 175 });
});

test('a place is read to a thousandth of a degree, however finely somebody wrote it', () => {
  expect(readReach('4.684321,-74.057499,20,pie')).toEqual({ lat: 4.684, lng: -74.057, minutes: 20, mode: 'walk' });
});
