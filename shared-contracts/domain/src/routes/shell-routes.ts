import { route } from '@umbral/protocol/routes/route.ts';

/** Screens of shell. */
export const shellRoutes = {
  compositionTest: route('/index-test', {
    id: 'R101',
    owner: 'shell',
    layout: 'landing',
    robots: 'noindex',
    section: 'none',
  }),
  compositionTestMissing: route('/index-test1', {
    id: 'R102',
    owner: 'shell',
    layout: 'landing',
    robots: 'noindex',
    section: 'none',
  }),
  compositionTestSlow: route('/index-test2', {
    id: 'R103',
    owner: 'shell',
    layout: 'landing',
    robots: 'noindex',
    section: 'none',
  }),
  compositionTestThrowing: route('/index-test3', {
    id: 'R104',
    owner: 'shell',
    layout: 'landing',
    robots: 'noindex',
    section: 'none',
  }),
  notFoundTarget: route('/404', { id: 'R108', owner: 'shell', layout: 'error', robots: 'noindex', section: 'none' }),
} as const;
