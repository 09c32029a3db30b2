function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Small words that may stand inside a phrase without changing it: "vista (hacia) (el) mar". */
export const smallWords = wordSet('a al de del el la los las lo en un una hacia');

/** Words that turn what follows into its contrary. */
export const negators = wordSet('no sin ni tampoco excepto salvo nunca');

/** Words that may stand between a negator and what it denies: "que no (sea) (de) vis". */
export const copulas = wordSet(
  'sea sean es son ser este esten tenga tengan tener quiero queremos necesito busco incluya con que para acepte vis vip',
);

/** Words that say nothing to a search; they are dropped where no reader took them. */
export const fillers = wordSet(
  'a al de del el la los las lo en un una unos unas hacia y o u e que con por para mi mis me se su sus te tu nos le les ' +
    'es son sea sean ser este esten esta estoy estamos somos soy hay haya tiene tenga tengan tener tengo tenemos ' +
    'quiero queremos quisiera busco buscamos buscando buscar busque necesito necesitamos deseo comprar compra compro venta ' +
    'ver vendan vivir mudarme mudarnos encontrar encuentra muestrame mostrar dame ' +
    'vivienda inmueble propiedad proyecto edificio hogar opcion oferta nuevo nueva nuevas nuevos portal ' +
    'cueste cuesten cuesta cuestan valga valgan vale valor precio presupuesto pague pagar pagando pago dinero peso cop ' +
    'mama papa familia pareja hijo hija hijos hijas esposa esposo novia novio persona ninos amigo abuela abuelo ' +
    'grande bonito bonita lindo linda amplio amplia bueno buena buen mejor moderno moderna comodo comoda tranquilo ' +
    'tranquila familiar hermoso hermosa pequeno pequena mas menos muy tan como entre desde hasta donde cerca cuota mensual ' +
    'alcoba habitacion cuarto bano metro area barrio sector zona ciudad ubicado ubicada hola favor gracias cual cuales algo alguna permita permitan joven jovenes entrega entregue entreguen ' +
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre pero vendo venden ya si no sin ni ' +
    'minimo maximo ordenado ordenada ordenar solo tambien ojala preferiblemente colombia mes millon estrato acepte incluya',
);

/** Ordinary words that look like a place or a term, and are neither: no typo of one. */
export const ordinaryWords = wordSet(
  'costo costos cosa cosas caja cada cama cara caro cara caso banco bajo baja baila bella bolsa rosa chica chico calle cable ' +
    'sube subir cubo cuna cura paso pasa pase pasar pista busque buque mango mano nada moda nota norte corte parte puerta ' +
    'puerto torre torres villa jardin jardines recreo carrera golf esperanza frontera terrazas primavera estadio meta ' +
    'planta plata playa plaza parque parques patio pozo prado piso pisos local vista visita colegio universidad centro ' +
    'comercial clinica hospital gimnasio ascensor estudio cocina lavadero deposito porteria cerrado conjunto unidad ' +
    'sala comedor luz sol aire agua lago rio mar bosque montana club cancha salon bbq juegos infantil social ' +
    'trabajo oficina gente viaje vida valor valer lugar lado afueras aeropuerto avenida salario sueldo ingreso ahorro ' +
    'inicial credito arriendo arrendar alquiler usado usada remodelado amoblado interior exterior esquinero porque ' +
    'gano gana ganamos ahorrado ahorrados ahorros ingresos dolar dolares euro euros separacion finales mediados ' +
    'quien cuando tres trece seis siete ocho diez once doce cien miel milla malla media medio media mitad linea lote ' +
    'pesca peso queso gasto justo punto minuto semana hora dia mayo junio marzo enero abril julio agosto',
);
