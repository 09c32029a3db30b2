import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RegisterDetails } from '../sign/register-details.tsx';
import { providerScripts, standInForProvider, workChallenge } from '../testing/captcha-stand-in.ts';

const widgetOf = (provider: 'hcaptcha' | 'recaptcha') => ({ provider, site_key: 'public key' });

// Each test begins with a page that loaded no provider yet.
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  for (const script of providerScripts()) script.remove();
  for (const name of ['hcaptcha', 'grecaptcha', '__captchaReady', 'trustedTypes']) Reflect.deleteProperty(window, name);
  document.documentElement.removeAttribute('data-theme');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Draws the second step; the API gives the challenges one after the other, the last one for ever. */
function mount(challenges: readonly unknown[], frame: 'page' | 'dialog' = 'page') {
  const asked = vi.fn();
  const sent: unknown[] = [];
  const call: CallApi = async (endpoint, input) => {
    if (endpoint.id === 'C116') {
      sent.push(input);
      return endpoint.response.parse({ ok: 0, error: 'No fue posible.', user: null }) as never;
    }
    asked();
    const challenge = challenges[Math.min(asked.mock.calls.length, challenges.length) - 1];
    if (challenge instanceof Error) throw challenge;
    return endpoint.response.parse(challenge) as never;
  };
  const bus = ownedBus(createBus({ isStrict: true, report: vi.fn() }), 'mf-account', 'test');
  const context = { call, bus } as never;
  const form = <RegisterDetails email="ana@example.com" onBack={vi.fn()} onSignedIn={vi.fn()} />;
  const { unmount } = render(
    <RemoteReactContext value={context}>{frame === 'dialog' ? <dialog open>{form}</dialog> : form}</RemoteReactContext>,
  );
  return { asked, sent, unmount, user: userEvent.setup() };
}

const submit = () => screen.getByRole('button', { name: 'Crear cuenta' });
const isOpen = () => !submit().hasAttribute('disabled');
const script = async () => {
  await waitFor(() => expect(providerScripts()).toHaveLength(1));
  return providerScripts()[0] ?? expect.unreachable();
};

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Nombre'), 'Ana');
  await user.type(screen.getByLabelText('Apellido'), 'Rojas');
  await user.type(screen.getByLabelText('Celular'), '3241234567');
  await user.type(screen.getByLabelText('Contraseña'), 'clave-Segura-1');
  await user.type(screen.getByLabelText('Repite la contraseña'), 'clave-Segura-1');
  await user.click(screen.getByRole('checkbox'));
}

test('[B072] our own captcha needs one press, one challenge and nobody else', async () => {
  const { asked, user } = mount([await workChallenge()]);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(screen.getByRole('status').textContent).toBe('No soy un robot');
  await user.click(screen.getByRole('button', { name: 'Verificar' }));
  await screen.findByText('Verificación lista');
  expect(isOpen()).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
  expect(providerScripts()).toHaveLength(0);
});

test('[B072] our own proof expires: the form closes, a press asks for another challenge', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { asked } = mount([await workChallenge()]);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  screen.getByRole('button', { name: 'Verificar' }).click();
  await screen.findByText('Verificación lista');
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(screen.getByRole('status').textContent).toBe('La verificación venció. Hazla de nuevo.');
  expect(isOpen()).toBe(false);
  screen.getByRole('button', { name: 'Verificar' }).click();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('[B072] a challenge that cannot be had is told at the press, which may be repeated', async () => {
  const { user, asked } = mount([new Error('offline'), new Error('offline'), await workChallenge()]);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(screen.getByRole('status').textContent).toBe('No soy un robot');
  await user.click(screen.getByRole('button', { name: 'Verificar' }));
  await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  await screen.findByText('Verificación lista');
});

test.each([
  ['hcaptcha', 'hcaptcha', 'https://js.hcaptcha.com/1/api.js'],
  ['recaptcha', 'grecaptcha', 'https://www.google.com/recaptcha/api.js'],
] as const)('[B072, C116] the answer of %s opens the form and goes as gResponse', async (provider, global, address) => {
  const stand = standInForProvider(global);
  const { sent, user } = mount([widgetOf(provider)]);
  const url = new URL((await script()).src);
  expect(url.origin + url.pathname).toBe(address);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ render: 'explicit', hl: 'es' });
  expect(screen.getByRole('status').textContent).toBe('Cargando la verificación…');

  await act(async () => stand.arrive());
  expect(await screen.findByText('Marca la casilla para continuar.')).toBeTruthy();
  const frame = screen.getByRole('group', { name: 'Verificación de que eres una persona' });
  expect(frame.querySelector('iframe')).toBeTruthy();
  expect(stand.latest()).toMatchObject({ sitekey: 'public key', hl: 'es', theme: 'light', size: 'normal' });
  expect(isOpen()).toBe(false);

  act(() => stand.latest().callback('the answer'));
  expect(screen.getByText('Verificación lista')).toBeTruthy();
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ body: { gResponse: 'the answer' } });
  // An answer counts once: after a refusal a new one is needed, the script is there already.
  expect(await screen.findByText('No fue posible.')).toBeTruthy();
  await waitFor(() => expect(stand.drawn).toHaveLength(2));
  expect(isOpen()).toBe(false);
  expect(providerScripts()).toHaveLength(1);
});

test('[B072] an answer that expires closes the form, the same box opens it again', async () => {
  const stand = standInForProvider('hcaptcha');
  mount([widgetOf('hcaptcha')]);
  await script();
  await act(async () => stand.arrive());
  act(() => stand.latest().callback('first'));
  expect(isOpen()).toBe(true);
  act(() => stand.latest()['expired-callback']());
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('La verificación venció. Hazla de nuevo.');
  act(() => stand.latest().callback('second'));
  expect(isOpen()).toBe(true);
  expect(stand.drawn).toHaveLength(1);
});

test('[B072, C201] after an error the API is asked anew; closing the puzzle is none', async () => {
  const stand = standInForProvider('hcaptcha');
  const { user, asked } = mount([widgetOf('hcaptcha'), await workChallenge()]);
  await script();
  await act(async () => stand.arrive());
  act(() => stand.latest()['error-callback']('challenge-closed'));
  expect(screen.getByRole('status').textContent).toBe('Marca la casilla para continuar.');
  act(() => stand.latest()['error-callback']('network-error'));
  expect(screen.getByRole('status').textContent).toBe('No pudimos verificar. Intenta de nuevo.');
  expect(stand.api.remove).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await screen.findByText('Verificación lista');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('[B072, C201] where the script does not load our own captcha takes its place by itself', async () => {
  const { asked } = mount([widgetOf('recaptcha'), await workChallenge()]);
  const element = await script();
  act(() => void element.dispatchEvent(new Event('error')));
  expect(await screen.findByText('La verificación no cargó. Estamos preparando otra…')).toBeTruthy();
  await screen.findByText('Verificación lista');
  expect(isOpen()).toBe(true);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(providerScripts()).toHaveLength(0);
});

test('[B072] while the API still names the provider the person may try again', async () => {
  const stand = standInForProvider('grecaptcha');
  const { user } = mount([widgetOf('recaptcha')]);
  const first = await script();
  act(() => void first.dispatchEvent(new Event('error')));
  await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  expect(await script()).not.toBe(first);
  await act(async () => stand.arrive());
  expect(await screen.findByText('Marca la casilla para continuar.')).toBeTruthy();
});

test('[B072] a script that says nothing for ten seconds counts as absent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  mount([widgetOf('hcaptcha'), await workChallenge()]);
  await script();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await screen.findByText('Verificación lista');
});

test('dark pages get the dark box, one that left draws nothing', async () => {
  document.documentElement.dataset.theme = 'dark';
  const stand = standInForProvider('hcaptcha');
  const first = mount([widgetOf('hcaptcha')]);
  await script();
  first.unmount();
  await act(async () => stand.arrive());
  expect(stand.drawn).toHaveLength(0);
  mount([widgetOf('hcaptcha')]);
  await waitFor(() => expect(stand.drawn).toHaveLength(1));
  expect(stand.latest().theme).toBe('dark');
});

test('the two addresses pass a policy of their own, and only they', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  mount([widgetOf('hcaptcha')]);
  expect((await script()).src).toContain('https://js.hcaptcha.com/1/api.js?');
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('captcha', expect.anything());
  const [, rules] = createPolicy.mock.calls[0] ?? expect.unreachable();
  expect(() => Reflect.get(rules, 'createScriptURL')('https://js.hcaptcha.com/other.js')).toThrow('Refused');
});

test('over a modal the puzzle stays in reach: the dialog waits without being modal and is modal again afterwards', async () => {
  function open(this: HTMLDialogElement) {
    this.open = true;
  }
  const [show, showModal] = [vi.fn(open), vi.fn(open)];
  const cancelled = vi.fn((event: Event) => event.preventDefault());
  HTMLDialogElement.prototype.show = show;
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const beside = document.createElement('main');
  document.body.append(beside);
  const { user } = mount([widgetOf('hcaptcha'), await workChallenge()], 'dialog');
  const element = await script();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(show).toHaveBeenCalledOnce();
  expect([beside.inert, Boolean(dialog.inert), dialog.open]).toEqual([true, false, true]);
  dialog.addEventListener('cancel', cancelled);
  screen.getByLabelText('Nombre').focus();
  await user.keyboard('{Escape}');
  expect(cancelled).toHaveBeenCalledOnce();

  act(() => void element.dispatchEvent(new Event('error')));
  await screen.findByText('Verificación lista');
  expect(showModal).toHaveBeenCalledOnce();
  expect(beside.inert).toBe(false);
  beside.remove();
});
