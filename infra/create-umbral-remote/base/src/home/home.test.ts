import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openRecordedPortal } from '@umbral/test/recorded-portal.ts';

const portal = await openRecordedPortal();
after(() => portal.close());

test('the page greets the city of its address', async () => {
  const { status, html, head } = await portal.page('/example/cali');
  assert.equal(status, 200);
  assert.match(html, /Hola, cali/);
  assert.equal(head?.title, 'Hola, cali');
});

test('what it needs of other remotes is in the recorded composition', () => {
  assert.deepEqual(portal.faults(), []);
});
