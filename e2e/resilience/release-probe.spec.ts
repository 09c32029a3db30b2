import { routes } from '@umbral/domain/routes/table.ts';
import { type OwnShell, startOwnShell } from '../fixtures/own-shell.ts';
import { copyReleases, makeRelease } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';
import { compare } from '../probe/compare.ts';
import { comparePages } from '../probe/compare-pages.ts';
import { differingShare } from '../probe/differing-share.ts';
import { look } from '../probe/look.ts';
import { photograph } from '../probe/photograph.ts';

const app = 'mf-fair';
const rude = '2.0.0-rude';
const loose = '2.1.0-loose';
/** What no reading of a build finds: names that are made up, aliases, and what is not its own taken away. */
const rudeness = `;(() => {
  const all = globalThis;
  all['umbral' + 'Rude'] = 1;
  Object.getPrototypeOf([]).last = function () { return this.at(-1); };
  localStorage.clear();
  setInterval(() => {}, 60000);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { color: rgb(1, 2, 3) }');
  document.adoptedStyleSheets.push(sheet);
  setTimeout(() => {
    history.replaceState(history.state, '', '?rude=1');
    document.querySelector('#umbral-header a')?.remove();
    const veil = document.createElement('div');
    Object.assign(veil.style, { position: 'fixed', inset: '0', zIndex: '9999' });
    veil.append(document.createElement('p'));
    veil.firstChild.setAttribute('style', 'color: red');
    document.querySelector('main').append(veil);
    console.error('a complaint of its own');
  });
})();
`;
/** What reaches beyond the page of a remote, and what the policy of the page keeps away. */
const looseness = `;setTimeout(() => {
  document.body.classList.add('loose');
  const style = document.createElement('style');
  style.textContent = '#umbral-footer a { opacity: 0.5 }';
  document.head.append(style);
  fetch('https://elsewhere.example/').catch(() => {});
});
`;
/** A release is looked at on so many pages, each beside what is stable. */
const mostViews = 2;
/** What it may take. */
const longestProbeMs = 30_000;
type Said = readonly [check: string, words: RegExp];
/** What is said of each thing that they do. */
const said: Readonly<Record<string, readonly Said[]>> = {
  [rude]: [
    ['clickable', /lie under something/],
    // The portal has taken it away again by now, and said so.
    ['console', /Array\.prototype\.last was added/],
    // The policy keeps looks that are written into an element away, and the browser names it.
    ['console', /[Ii]nline style/],
    ['globals', /umbralRude/],
    ['header', /the header has lost/],
    ['history', /rude=1/],
    ['leak', /intervals run on/],
    ['storage', /is gone/],
    ['styles', /drawn otherwise here: body/],
  ],
  [loose]: [
    ['console', /[Ii]nline style/],
    // It never leaves: the policy keeps it here.
    ['console', /Connecting to 'https:\/\/elsewhere\.example/],
    ['styles', /the document has the classes .*loose/],
  ],
};

test.describe('the probe before everybody gets a release', () => {
  let shell: OwnShell;

  test.beforeAll(async () => {
    const artifactsDir = copyReleases();
    const begin = (code: string) => (name: string, text: string) =>
      /^web\/app\.[^/]+\.js$/.test(name) ? `${code}${text}` : text;
    makeRelease({ artifactsDir, app, version: rude, edit: begin(rudeness) });
    makeRelease({ artifactsDir, app, version: loose, edit: begin(looseness) });
    shell = await startOwnShell({ artifactsDir });
  });
  test.afterAll(() => shell.stop());

  test('names each thing that a release does to the portal around it, and nothing of a sound one', async ({
    browser,
    page,
  }) => {
    test.slow();
    const view = { remote: app, origin: shell.url, path: routes.fairs.href(), next: routes.home.href() };
    const before = await look(browser, view);
    const again = await look(browser, view);
    expect(compare(view.path, before, again)).toEqual([]);
    const inAll = (before.workMs + again.workMs) * mostViews;
    expect(inAll, 'a probe, without what it waits for').toBeGreaterThan(0);
    expect(inAll).toBeLessThan(longestProbeMs);
    const subject = { origin: shell.url, path: view.path, width: 390, at: new Date() };
    const sound = await photograph(browser, subject);
    const same = await comparePages(browser, { origin: shell.url, paths: [view.path] });
    expect(Math.max(...same.map(({ share }) => share)), 'two looks at one page').toBeLessThan(0.001);
    await shell.run(app, rude);
    const share = await differingShare(page, sound, await photograph(browser, subject));
    expect(share, 'its veil and colours').toBeGreaterThan(0.01);
    const unsaid: string[] = [];
    for (const [version, faults] of Object.entries(said)) {
      await shell.run(app, version);
      const found = compare(view.path, before, await look(browser, view));
      const isUnsaid = ([check, words]: Said) => !found.some((one) => one.check === check && words.test(one.words));
      unsaid.push(...faults.filter(isUnsaid).map((fault) => `${version}: ${fault.join(' ')}`));
    }
    expect(unsaid).toEqual([]);
  });
});
