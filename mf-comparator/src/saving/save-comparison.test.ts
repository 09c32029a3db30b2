import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { expect, test, vi } from 'vitest';
import { saveComparison } from './save-comparison.ts';

const buyer: Session = { id: 1, name: 'Ana', lastName: 'Ruiz', email: 'ana@x.co', phone: '', roles: ['user'] };

/** A backend that gives one answer, as the client would have parsed it. */
function backend(answer: unknown) {
  const send = vi.fn(async () => answer);
  return { send, call: send as unknown as CallApi };
}

test('[B054] nobody signed in meets the exclusive modal, more or fewer roles than one the user modal', async () => {
  const { send, call } = backend({ ok: 1, message: '', id: 4 });
  expect(await saveComparison(call, null, [1, 2])).toEqual({ kind: 'needs-account' });
  expect(await saveComparison(call, undefined, [1, 2])).toEqual({ kind: 'needs-account' });
  expect(await saveComparison(call, { ...buyer, roles: [] }, [1, 2])).toEqual({ kind: 'needs-one-role' });
  expect(await saveComparison(call, { ...buyer, roles: ['user', 'seo'] }, [1, 2])).toEqual({
    kind: 'needs-one-role',
  });
  expect(send).not.toHaveBeenCalled();
});

test('[B054, M089, M093] fewer than two or more than four are not sent', async () => {
  const { send, call } = backend({ ok: 1, message: '', id: 4 });
  expect(await saveComparison(call, buyer, [1])).toMatchObject({
    text: expect.stringContaining('al menos 2 proyectos'),
  });
  expect(await saveComparison(call, buyer, [1, 2, 3, 4, 5])).toMatchObject({
    text: expect.stringContaining('máximo 4 proyectos'),
  });
  expect(send).not.toHaveBeenCalled();
});

test('[B054, M092] what is compared is saved', async () => {
  const { send, call } = backend({ ok: 1, message: 'Guardamos tu comparación.', id: 4 });
  expect(await saveComparison(call, buyer, [9, 7])).toMatchObject({ kind: 'saved', comparisonId: 4 });
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ id: 'C122' }), { body: { projects: [9, 7] } });
});

test("[B056, M090] the server's words are shown when it refuses", async () => {
  const full = 'Puedes guardar máximo 5 comparaciones. Elimina una para guardar otra.';
  expect(await saveComparison(backend({ ok: 0, message: full, id: null }).call, buyer, [1, 2])).toEqual({
    kind: 'refused',
    text: full,
  });
});

test('[B056, M091] any failure or missing message has its own words', async () => {
  const failed = { kind: 'refused', text: 'No pudimos guardar tu comparación. Intenta de nuevo.' };
  expect(await saveComparison(backend({ ok: 0, message: '', id: null }).call, buyer, [1, 2])).toEqual(failed);
  const down = vi.fn().mockRejectedValue(new Error('down')) as unknown as CallApi;
  expect(await saveComparison(down, buyer, [1, 2])).toEqual(failed);
});
