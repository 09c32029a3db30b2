import { catalogue } from '@umbral/protocol/events/catalogue.ts';
import { formerTopics } from '@umbral/protocol/events/former-topics.ts';
import { expect, test } from 'vitest';
import { readBusUses } from './bus-uses.ts';
import { sourceOf } from './testing/source-of.ts';

const known = new Set([...Object.keys({ ...catalogue, ...formerTopics }), 'insurance/quoted']);
const read = (text: string) => {
  const uses = Object.entries(readBusUses([sourceOf(text)], known));
  return Object.fromEntries(uses.filter(([, topics]) => topics.size > 0).map(([use, topics]) => [use, [...topics]]));
};

test('every way to use a topic is found, whatever the bus is called', () => {
  expect(read("bus.publish('comparator/opened', { count: 1 })")).toEqual({ publishes: ['comparator/opened'] });
  expect(read("context.bus.ask('account/sign-out', {})")).toEqual({ asks: ['account/sign-out'] });
  expect(read("shellBus.on('account/signed-in').subscribe(f)")).toEqual({ hears: ['account/signed-in'] });
  expect(read("bus.last('shell/navigated')?.path")).toEqual({ hears: ['shell/navigated'] });
  expect(read("const x = useFact('shell/navigated')")).toEqual({ hears: ['shell/navigated'] });
  expect(read("owned.handle('comparator/add', take)")).toEqual({ handles: ['comparator/add'] });
  expect(read("bus.ask(isIn ? 'comparator/remove' : 'comparator/add', x)")).toEqual({
    asks: ['comparator/remove', 'comparator/add'],
  });
});

test('a topic that the remote declares is known', () => {
  expect(read("topics.publish('insurance/quoted', {})")).toEqual({ publishes: ['insurance/quoted'] });
  expect(read("useFact('insurance/quoted', useTopics())")).toEqual({ hears: ['insurance/quoted'] });
});

test('what is no bus is left alone', () => {
  expect(read(".on('zoom', f); emitter.on('end', f); array.last(); const { x } = place".slice(15))).toEqual({});
});

test.each([
  ['bus.publish(topic, {})', 'part.tsx:1: a topic of the bus must be written out'],
  ['\nuseFact(name)', 'part.tsx:2: a topic of the bus must be written out'],
  ["bus.ask('comparator/unknown', {})", 'comparator/unknown is no topic of the catalogue'],
  ['const { publish } = bus', 'call the bus as bus.publish'],
])('%s ends the build', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
