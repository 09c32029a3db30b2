function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Small words that may stand inside a phrase without changing it: "vista (hacia) (el) mar". */
export const smallWords = wordSet('a al de del el la los las lo en un una hacia buen bueno buenos buenas');

/** Words that turn what follows into its contrary. */
export const negators = wordSet('no sin ni tampoco excepto salvo nunca nada');

/** Words that may stand between a negator and what it denies: "que no (sea) (de) vis". */
export const copulas = wordSet(
  'sea sean es son ser este tenga tengan tengo tenemos tener quiero necesito busco incluya con que para acepte este esten quede queden tan muy reciba vivir comprar estar quedar necesario necesariamente indispensable obligatorio salga salgan resulte cueste cuesten valga valgan',
);

/** Small words as they are shortened in chats. */
export const chatWords: ReadonlyMap<string, string> = new Map([
  ['d', 'de'],
  ['q', 'que'],
  ['pa', 'para'],
]);

/** Words that say nothing to a search; they are dropped where no reader took them. */
export const fillers = wordSet(
  'a al de del el la los las lo en un una uno hacia y o u e que con por para mi me se su te tu nos le ' +
    'es son sea ser este esta estoy somos hay tiene tenga tener tengo quiero queremos quisiera busco buscamos buscando ' +
    'necesito deseo comprar compra compro venta ver vivir vivienda inmueble propiedad proyecto edificio hogar nuevo nueva ' +
    'cueste cuesta valga vale valor precio presupuesto pague pagar pagando pago dinero peso mama papa familia pareja ' +
    'hijo hija esposa esposo joven grande bonito bonita lindo linda amplio amplia bueno buena buen mejor moderno moderna ' +
    'comodo comoda tranquilo tranquila familiar hermoso hermosa pequeno pequena mas menos muy tan como entre desde hasta ' +
    'donde cerca cuota mensual alcoba habitacion cuarto bano metro area barrio sector zona ciudad ubicado hola favor ' +
    'gracias algo cual permita entrega listo lista pero ya si no sin ni minimo maximo ordenado ordenada ordenar ' +
    'tambien colombia mes millon estrato acepte incluya ' +
    'importa interesa lejos pa pal x q d n k ahi aca alla pueda puedo podemos pueden puede tenemos tienen yo ella nosotros mio mia mismo misma ' +
    'ganas necesitamos necesita estamos estan andamos ando mirando viendo buscar busca buscan conseguir conseguimos consigo ' +
    'ofrece ofrecen ofrezca oferta opcion alternativa disponible interesa interesado interesada informacion info dato ' +
    'buenas buenos tarde dia noche saludo porfa porfavor quien sabe ayuda ayudar recomienda recomiendan mostrar muestre ' +
    'muestrame dame deme tipo clase ideal preferible preferiblemente ojala asi tal vez sea propio propia primera ' +
    'estrenar estreno inversor privado independiente completo completa reciba reciban poca poco mucho mucha algun alguna ' +
    'unos unas viv inmobiliario constructora urbanizacion cuanto cuesta cual son esos esas ese esa aquel quede queden ' +
    'esten vayan vaya solo sola sino alcanza nos somos dos tres cuatro persona todo toda todos economia ubicacion casar ' +
    'diciembre plata platica lado sitio lugar parte alrededor bien mal hay tenga tengan llamado llamada pase valgan vigente legal cada abuela abuelo suegra suegro nieto nieta bebe nino nina urgente estudiar trabajar ' +
    // Words of talk, of every region.
    'pues parce parcero quiubo oiga oye oigan ve vea mira mire miren mano manito mijo mija sumerce amigo ' +
    'amiga senor senora senores doctor aja epa epale che vos usted ustedes dale bueno listo ok okay jaja bacano chevere ' +
    'cordial estimado estimados atento atenta quedo tendra tendran tienes hay habra quedan sera seria podria podrian ' +
    'gustaria encantaria vivo vivimos soy somos doy dar damos demos pueda sirva manera forma cosa ejemplo digamos o sea ' +
    'entonces tal tales cierto verdad ahora hoy luego pronto despues tambien incluso sobre todo ademas buscame buscanos ' +
    'in with for sale the near and afan afanes prisa apuro intermediario intermediarios estudia estudian trabaja trabajan vive viven presu gastar gastarme gastarnos estos estas siguientes principal mediados finales comienzos principios semestre trimestre tanto tanta demasiado cuento contamos dispongo disponemos ppto presup negocio negociar voy vamos va van vivirlo ' +
    'consigueme mandame enviame dime digame saber cualquier cualquiera chiquito chiquita',
);

/** Ordinary words that are a place's name too, or one slip away from one or from a term. */
export const ordinaryWords = wordSet(
  'primer ultimo vendi banco baja bajo bella bolsa chico chica cosa costo caja sube cubo paso pasa pase pasar buque busque mango moda norte ' +
    'puerta puerto torres villa jardin recreo carrera golf esperanza frontera terrazas primavera estadio meta plata playa ' +
    'plaza parque parques patio prado vista centro cocina porteria rio mar bosque club afueras avenida amoblado interior ' +
    'gano gana ahorrado ahorrados siete doce miel media gasto justo punto hora julio agosto enero porque salon estudio ' +
    'ingreso ingresos unidad social trabajo otra plazo plan pregunta dice mesa carro suma saldo estado residente posventa ' +
    'credito colombiano colombiana carga mora manda calle calles sociedad sabado clara claro cerrado cerrada turno moto ' +
    'tercero tercera descuento cartera carretera verano cero cuadro cargo cierto mercado suya aire aires campana ' +
    'usa condominio condominios extracto tren estadia cabo boton pleno gama cuya flor plato saludo bota cabina presente presenta panorama soleado ' +
    'soleada pastor cuento novena paralela calida ingeniero mano mayo enviado concesion metal manual siente vendido ' +
    'aporta consta castellano bancaria incendio financia costar canica cria tras inversor residencia suyo',
);
