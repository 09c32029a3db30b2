import type { FloorTable } from './floors.ts';

/** The backend: an engine that knows no feature, rooms of features above it, and the one file that knows them all. */
export const apiFloors: FloorTable = {
  'infra/api/src': [
    ['engine'],
    ['pictures'],
    ['market'],
    ['editorial'],
    ['people'],
    // What people have sent to builders is answered there.
    ['builders'],
    ['features.ts'],
    ['app.ts', 'background.ts', 'preview-letters.ts'],
    ['main.ts'],
  ],
  'infra/api/src/engine': [
    ['third-parties', 'tokens', 'texts.ts', 'documents', 'gate.ts'],
    ['config.ts'],
    ['backend.ts'],
    ['replies', 'outbox'],
    ['sessions', 'jobs'],
    ['http'],
    ['mail'],
    ['feature.ts'],
  ],
  'infra/api/src/pictures': [['stored', 'inspection', 'drawing'], ['uploads'], ['derivatives'], ['focus']],
  'infra/api/src/market': [
    ['places', 'geo', 'currency', 'tracking'],
    ['conditions'],
    ['projects'],
    ['plants'],
    ['availability', 'project-answers', 'filters', 'search-index', 'home-money', 'open-graph', 'qr', 'tours', 'travel'],
    ['map-preview'],
  ],
  'infra/api/src/editorial': [
    ['blog', 'catalogue', 'comments', 'events', 'fairs', 'guides', 'legacy', 'magazines', 'pages', 'seo'],
    ['tv'],
  ],
  'infra/api/src/people': [
    ['consents', 'captcha', 'identity', 'contact-checks', 'email-check', 'saved', 'calculations'],
    ['newsletter', 'leads', 'surveys', 'audiences', 'conversions', 'factors'],
    ['contacts', 'alerts', 'deletion', 'unit-watches'],
    ['users', 'visits', 'boards'],
    ['sign-in', 'second-factor', 'sessions', 'security-log', 'administration', 'privacy'],
  ],
  'infra/api/src/builders': [
    ['projects'],
    ['comments', 'directory', 'leads', 'previews', 'units', 'versions'],
    ['learning', 'quality', 'webhooks'],
  ],
};
