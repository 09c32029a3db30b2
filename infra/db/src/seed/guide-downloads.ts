import type { SeedRow } from './insert-rows.ts';

type Download = Pick<SeedRow<'guide_download'>, 'title' | 'file_name' | 'media_type' | 'content'>;

function checklist(title: string, name: string, items: readonly string[]): Download {
  const lines = [
    title,
    '',
    ...items.map((item) => `[ ] ${item}`),
    '',
    'Umbral · material de apoyo, no reemplaza asesoría legal.',
  ];
  return { title, file_name: `${name}.txt`, media_type: 'text/plain', content: `${lines.join('\n')}\n` };
}

function sheet(title: string, name: string, rows: readonly (readonly string[])[]): Download {
  const quoted = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'));
  // The mark at the start lets spreadsheets read the accents.
  return { title, file_name: `${name}.csv`, media_type: 'text/csv', content: `\uFEFF${quoted.join('\r\n')}\r\n` };
}

/** Files of each guide, by its slug. */
export const guideDownloads: Record<string, readonly Download[]> = {
  'comprar-vivienda-nueva-paso-a-paso': [
    checklist('Lista de chequeo de la compra', 'lista-compra-vivienda-nueva', [
      'Definir presupuesto: cuota inicial, cuota mensual y gastos de escritura',
      'Revisar la licencia de construcción y el encargo fiduciario',
      'Comparar al menos tres proyectos en área privada y precio por metro',
      'Leer el plan de pagos y las condiciones de desistimiento',
      'Pedir la preaprobación del crédito antes de separar',
      'Firmar la promesa con fecha y notaría de la escritura',
    ]),
    sheet('Comparador de proyectos', 'comparador-de-proyectos', [
      ['Dato', 'Proyecto 1', 'Proyecto 2', 'Proyecto 3'],
      ...[
        'Precio',
        'Área privada',
        'Precio por m²',
        'Cuota inicial',
        'Meses de cuota inicial',
        'Administración',
        'Estrato',
        'Parqueadero',
        'Depósito',
        'Fecha de entrega',
      ].map((name) => [name, '', '', '']),
    ]),
  ],
  'subsidios-de-vivienda': [
    checklist('Documentos para pedir el subsidio', 'documentos-subsidio', [
      'Cédula de todos los mayores de edad del hogar',
      'Registro civil de los menores',
      'Certificado de ingresos o declaración juramentada',
      'Clasificación del Sisbén o certificado de la caja de compensación',
      'Carta de preaprobación del crédito',
    ]),
  ],
  'credito-hipotecario-y-leasing': [
    sheet('Comparador de ofertas de crédito', 'comparador-de-creditos', [
      [
        'Banco',
        'Tasa efectiva anual',
        'Plazo en años',
        'Cuota mensual',
        'Seguros',
        'Estudio de crédito',
        'Avalúo',
        'Total del primer año',
      ],
      ...Array.from({ length: 5 }, () => ['', '', '', '', '', '', '', '']),
    ]),
  ],
  'planear-la-cuota-inicial': [
    sheet('Plan de ahorro mes a mes', 'plan-de-ahorro-cuota-inicial', [
      ['Mes', 'Ahorro', 'Cesantías', 'Otros ingresos', 'Cuota pagada', 'Saldo por pagar'],
      ...Array.from({ length: 36 }, (_, month) => [String(month + 1), '', '', '', '', '']),
    ]),
  ],
  'visitar-un-proyecto': [
    checklist('Preguntas para la sala de ventas', 'preguntas-sala-de-ventas', [
      '¿Cuál es el área privada y cuál la construida?',
      '¿Qué acabados están incluidos y cuáles son opcionales?',
      '¿Cuánto será la administración y qué incluye?',
      '¿El parqueadero y el depósito son privados o de uso exclusivo?',
      '¿Qué pasa con mi dinero si no se alcanza el punto de equilibrio?',
      '¿Cuánto cobran si desisto?',
    ]),
  ],
  'gastos-de-escrituracion': [
    sheet('Presupuesto de gastos de escrituración', 'presupuesto-gastos-escrituracion', [
      ['Concepto', 'Referencia', 'Paga', 'Valor estimado'],
      ['Derechos notariales', '0,54 % del precio', 'Mitad y mitad', ''],
      ['Beneficencia', '1 % del precio', 'Comprador', ''],
      ['Registro', '0,5 % del precio', 'Comprador', ''],
      ['Retención en la fuente', '1 % del precio', 'Vendedor', ''],
      ['Avalúo y estudio de títulos', 'Tarifa fija', 'Comprador', ''],
    ]),
  ],
  'comprar-desde-el-exterior': [
    checklist('Documentos del comprador en el exterior', 'documentos-comprador-exterior', [
      'Pasaporte y cédula colombiana vigentes',
      'Poder especial apostillado o firmado en el consulado',
      'Certificado de ingresos del país de residencia, traducido',
      'Extractos bancarios de los últimos tres meses',
      'Soporte del origen de los fondos de cada giro',
      'Formulario de declaración de cambio por inversión, cuando aplica',
    ]),
    sheet('Registro de giros', 'registro-de-giros', [
      ['Fecha', 'Banco de origen', 'Moneda', 'Valor', 'Tasa', 'Pesos recibidos', 'Número de declaración'],
      ...Array.from({ length: 24 }, () => ['', '', '', '', '', '', '']),
    ]),
  ],
  'recibir-la-vivienda': [
    checklist('Acta de entrega: qué revisar', 'revision-de-entrega', [
      'Medidas de cada espacio contra el plano',
      'Pendientes de pisos en baños, balcón y zona de ropas',
      'Puertas, ventanas y cerraduras: abren, cierran y no rozan',
      'Presión de agua, desagües y prueba de fugas',
      'Tomas, interruptores y tablero eléctrico',
      'Red de gas con certificado de conformidad',
      'Pintura, enchapes y sellos',
    ]),
  ],
  'invertir-en-vivienda': [
    sheet('Rentabilidad de un apartamento', 'rentabilidad-de-un-apartamento', [
      ['Concepto', 'Valor al año'],
      ...[
        'Canon de arriendo',
        'Administración',
        'Impuesto predial',
        'Seguro',
        'Mantenimiento',
        'Meses vacíos',
        'Ingreso neto',
        'Precio de compra',
        'Rentabilidad neta',
      ].map((name) => [name, '']),
    ]),
  ],
  'vivir-en-propiedad-horizontal': [
    checklist('Primer año en copropiedad', 'primer-ano-en-copropiedad', [
      'Leer el reglamento de propiedad horizontal',
      'Confirmar el coeficiente y la cuota de administración',
      'Asistir a la primera asamblea',
      'Revisar la entrega de zonas comunes',
      'Contratar el seguro de la unidad',
    ]),
  ],
};
