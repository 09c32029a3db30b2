import { route } from '@umbral/protocol/routes/route.ts';
import { product } from '../vocabulary/product.ts';

/** Screens of mf-fair. */
export const fairRoutes = {
  virtualFairEvents: route(`/eventos/ferias-virtuales-${product}`, {
    id: 'R018',
    owner: 'mf-fair',
    layout: 'blog',
    robots: 'index,follow',
    section: 'event',
  }),
  realEstateFairEvents: route(`/eventos/feria-inmobilaria-${product}`, {
    id: 'R019',
    owner: 'mf-fair',
    layout: 'blog',
    robots: 'index,follow',
    section: 'event',
  }),
  fairs: route('/feria', {
    id: 'R020',
    owner: 'mf-fair',
    layout: 'default',
    robots: 'index,follow',
    section: 'virtual-fair',
  }),
  fairRegistration: route('/feria/registro', {
    id: 'R021',
    owner: 'mf-fair',
    layout: 'default',
    robots: 'noindex',
    section: 'virtual-fair',
  }),
  fairThanks: route('/feria/gracias', {
    id: 'R022',
    owner: 'mf-fair',
    layout: 'default',
    robots: 'noindex',
    section: 'virtual-fair',
  }),
  ownHomeFair: route('/feria/vivienda-propia', {
    id: 'R023',
    owner: 'mf-fair',
    layout: 'default',
    robots: 'index,follow',
    section: 'virtual-fair',
  }),
  ownHomeFairEntry: route('/feria/vivienda-propia/:id', {
    id: 'R024',
    owner: 'mf-fair',
    layout: 'default',
    robots: 'index,follow',
    section: 'virtual-fair',
  }),
  ownHomeFairByCity: route('/feria/vivienda-propia/ciudad/:city', {
    id: 'R025',
    owner: 'mf-fair',
    layout: 'default',
    robots: 'index,follow',
    section: 'virtual-fair',
  }),
  realEstateFair: route('/feria-inmobiliaria', {
    id: 'R026',
    owner: 'mf-fair',
    layout: 'default',
    robots: 'index,follow',
    section: 'virtual-fair',
  }),
  virtualFair: route('/feria-virtual/:region', {
    id: 'R027',
    owner: 'mf-fair',
    layout: 'clean',
    robots: 'index,follow',
    section: 'virtual-fair',
  }),
  fairStand: route('/feria-virtual/:region/estand/:stand', {
    id: 'R128',
    owner: 'mf-fair',
    layout: 'clean',
    robots: 'index,follow',
    section: 'virtual-fair',
  }),
  fairWalk: route('/feria-virtual/:region/mi-ruta', {
    id: 'R129',
    owner: 'mf-fair',
    layout: 'clean',
    robots: 'noindex',
    section: 'virtual-fair',
  }),
} as const;
