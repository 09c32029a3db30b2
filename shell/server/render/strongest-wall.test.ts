import { expect, test } from 'vitest';
import { strongestWall } from './strongest-wall.ts';

test('Node alone keeps files and databases, and the start says what it leaves open', async () => {
  expect(await strongestWall(['permissions'])).toEqual({
    wall: 'permissions',
    open: ['network', 'sockets', 'signals'],
  });
});

test('namespaces hold network and signals too, where they are allowed', async () => {
  const proven = await strongestWall(['namespaces', 'permissions']);
  const open = proven.wall === 'namespaces' ? ['sockets'] : ['network', 'sockets', 'signals'];
  expect(proven.open).toEqual(open);
});

test('what stands before it is taken only where every attack fails', async () => {
  const proven = await strongestWall();
  if (proven.wall === 'permissions') expect(proven.open).not.toEqual([]);
  else expect(proven.open).toEqual([]);
});
