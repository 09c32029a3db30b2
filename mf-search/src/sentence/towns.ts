/**
 * Towns that have no homes on offer yet, as people type them, without accents: a word of theirs is no slip of another
 * word, and is said to be unknown rather than taken for something else.
 */
export const towns: readonly string[] = (
  'tulua buga tunja neiva melgar fusagasuga mosquera funza facatativa sopo tocancipa zipaquira guarne marinilla retiro ' +
  'ceja copacabana estrella girardota girardot barbosa cartago yumbo buenaventura turbaco arjona malambo galapa riohacha ' +
  'sincelejo lorica cienaga aguachica ocana pamplona giron barrancabermeja yopal leticia quibdo florencia mocoa virginia ' +
  'chinchina circasia salento calarca montenegro quimbaya filandia leyva duitama sogamoso paipa espinal arauca dorada ' +
  'apartado turbo caucasia necocli acacias guamal restrepo anapoima calera mesa tolu covenas palomino minca honda ' +
  'mariquita chiquinquira pitalito ipiales tumaco magangue maicao fundacion plato david boquete pedasi clayton albrook ' +
  'obarrio cangrejo tocumen chitre colon penonome'
).split(' ');
