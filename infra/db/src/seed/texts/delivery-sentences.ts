import { formatMonth } from '@umbral/domain/format/format-date.ts';
import type { BuildingStatus } from '@umbral/domain/vocabulary/vocabulary.ts';
import { dayAfter } from '../seed-clock.ts';
import { agreeing, capital, counted, month, stage } from './grammar.ts';
import type { Sentence, TextFacts } from './text-facts.ts';
import { homesOf } from './text-facts.ts';

interface Months {
  published: string;
  breakEven: string;
  start: string;
  delivery: string;
}

function monthsOf({ timeline }: TextFacts): Months {
  return {
    published: formatMonth(dayAfter(-timeline.publishedDaysAgo)),
    breakEven: formatMonth(timeline.breakEven),
    start: formatMonth(timeline.constructionStart),
    delivery: formatMonth(timeline.delivery),
  };
}

function dated(sentence: (months: Months, facts: TextFacts) => string): Sentence {
  return (facts) => sentence(monthsOf(facts), facts);
}

/** The calendar of the works, by status. */
export const deliveries: Record<BuildingStatus, readonly Sentence[]> = {
  launch: [
    dated(
      ({ published, start, delivery }) =>
        `Salió al mercado en ${published}; la obra debe empezar en ${start} y la entrega se estima para ${delivery}.`,
    ),
    dated(
      ({ breakEven, delivery }) =>
        `Está en lanzamiento: el punto de equilibrio se espera en ${breakEven} y la entrega, en ${delivery}.`,
    ),
    dated(
      ({ start, delivery }, { plan }) =>
        `El cronograma de ${plan.title} prevé iniciar obra en ${start} y entregar en ${delivery}.`,
    ),
  ],
  presale: [
    dated(({ published, delivery }) => `La preventa abrió en ${published} y la entrega se estima para ${delivery}.`),
    dated(
      ({ breakEven, start, delivery }) =>
        `En preventa: equilibrio en ${breakEven}, inicio de obra en ${start} y entrega en ${delivery}.`,
    ),
    dated(
      ({ start, delivery }, { terms }) =>
        `La construcción comienza en ${start}; hasta la entrega, en ${delivery}, la cuota inicial se reparte en ${terms.months} meses.`,
    ),
  ],
  'off-plan': [
    dated(
      ({ breakEven, start, delivery }) =>
        `Llegó al punto de equilibrio en ${breakEven}, la obra arranca en ${start} y la entrega es en ${delivery}.`,
    ),
    dated(
      ({ start, delivery }, { plan }) =>
        `${plan.title} se vende sobre planos: primera excavación en ${start}, entrega en ${delivery}.`,
    ),
    dated(
      ({ breakEven, delivery }) => `Con el equilibrio cumplido en ${breakEven}, la fecha de entrega es ${delivery}.`,
    ),
  ],
  'under-construction': [
    dated(
      ({ start, delivery }, { timeline }) =>
        `La obra empezó en ${start}, va en ${timeline.progress} % y se entrega en ${delivery}.`,
    ),
    dated(({ delivery }, { timeline, structure }) =>
      structure.stages > 1
        ? `Con ${timeline.progress} % de avance, la primera de ${counted(structure.stages, stage)} se entrega en ${delivery}.`
        : `Con ${timeline.progress} % de avance de obra, la entrega se estima para ${delivery}.`,
    ),
    dated(
      ({ breakEven, start, delivery }) =>
        `Alcanzó el equilibrio en ${breakEven}, se construye desde ${start} y se entrega en ${delivery}.`,
    ),
    dated(
      ({ delivery }, { timeline }) =>
        `Faltan ${counted(Math.max(timeline.months, 2), month)} para la entrega, prevista para ${delivery}; el avance es de ${timeline.progress} %.`,
    ),
  ],
  'immediate-delivery': [
    dated(({ start }, facts) => {
      const homes = homesOf(facts);
      return `La obra, iniciada en ${start}, ya terminó: ${agreeing(homes, 'los', 'las')} ${homes.many} se escrituran y entregan de inmediato.`;
    }),
    dated(
      ({ published }, { plan }) =>
        `${plan.title} salió a la venta en ${published} y hoy se puede visitar terminado, listo para escriturar.`,
    ),
    dated(
      ({ start, delivery }) =>
        `Se construyó desde ${start} y las últimas unidades se entregan a más tardar en ${delivery}.`,
    ),
  ],
  'sold-out': [
    dated(
      ({ published }, { structure }) =>
        `Se vendió completo: sus ${structure.units} unidades salieron al mercado en ${published}.`,
    ),
    dated(
      ({ delivery }, facts) =>
        `${capital(homesOf(facts).many)} sin disponibilidad: la entrega a sus compradores sigue hasta ${delivery}.`,
    ),
  ],
};
