import type { Amenity } from '@umbral/domain/vocabulary/amenities.ts';
import type { NearbyPlaceCategory } from '@umbral/domain/vocabulary/vocabulary.ts';

/*
 * What people call amenities and the places around a home. Phrases stand in the singular, without accents and small
 * words; @ is both o and a, a/b is either word.
 */

/** What a home, its building and its grounds may have. */
export const amenityWords: Readonly<Partial<Record<Amenity, string>>> = {
  lift: 'ascensor|elevador|acensor|asensor',
  gym: 'gimnasio|gym|gimnacio|gin',
  'swimming-pool': 'piscina|pool|alberca|picina|psicina',
  'children-pool': 'piscina nino/infantil|piscina para nino',
  playground:
    'parque infantil/juego|zona infantil/nino|zona/area/parque para nino|juego infantil/nino|juego para nino|area/zona juego',
  'social-room': 'salon/sala/zona/area social|salon comunal/evento/reunion/multiple',
  'coworking-room': 'sala/zona coworking',
  'barbecue-area': 'bbq|zona/area/terraza/kiosco bbq|zona/area asado|barbacoa|asador|parrilla|barbecue|barbiquiu',
  terrace: 'terraza comunal/comun/social|rooftop|azotea',
  'green-areas': 'zona/area verde/verd',
  'running-track': 'pista trotar/trote/correr/atletica|pista para trotar/correr|sendero',
  'sports-court': 'cancha|cancha deportiva/futbol/multiple/squash|zona/area deportiva',
  sauna: 'sauna',
  'steam-room': 'turco|bano turco',
  jacuzzi: 'jacuzzi|yacuzzi|jacuzi|hidromasaje',
  'cinema-room': 'cine|sala/salon cine|teatrino',
  'game-room': 'sala/salon juego|ludoteca',
  'pet-area':
    'zona/area/parque para mascota/perro|zona/area/parque mascota/perro/canin@|pet zone/park/area|zona/parque/area pet|dog park|guarderia mascota',
  'bicycle-parking':
    'bicicletero|zona/espacio/parqueadero bicicleta/bici|zona/espacio/parqueadero para bicicleta/bici|biciparqueadero',
  'visitor-parking': 'parqueadero/garaje/estacionamiento visitante|parqueadero/garaje/estacionamiento para visitante',
  'electric-charging':
    'cargador electrico|carga electrica/vehiculo|estacion carga|punto carga electrica|cargador/carga/punto carro/vehiculo electrico|cargador/carga/punto para carro/vehiculo electrico|carro/vehiculo electrico',
  reception: 'lobby|recepcion|vestibulo',
  'surveillance-cameras': 'camara|camara seguridad/vigilancia|circuito cerrado|circuito cerrado television|cctv',
  'power-plant':
    'planta electrica/energia/luz/propia/total/completa|planta electrica total/completa/propia/emergencia|suplencia|suplencia electrica/total|planta suplencia',
  'solar-panels': 'panel solar|energia solar',
  'integral-kitchen': 'cocina integral',
  'open-kitchen': 'cocina abierta/americana|cocina abierta tipo americano/americana|cocina tipo americano/americana',
  'kitchen-island': 'isla|isla cocina|cocina isla|cocina tipo isla|barra americana|cocina con isla',
  'laundry-area':
    'zona/area/cuarto/patio ropa|zona/area/patio lavado/lavanderia/labor|lavadero|lavanderia|zona/area ropa independiente|cuarto lavado',
  'private-terrace': 'terraza privada',
  study: 'con estudio|y estudio',
  'walk-in-closet': 'vestier|vestidor|walk in closet|walking closet|walkin closet',
  closets: 'closet|guardarropa',
  'main-bathroom':
    'bano alcoba/habitacion/cuarto/pieza/principal|bano alcoba/habitacion/cuarto principal|bano privado|principal con bano|alcoba/habitacion/cuarto principal con bano',
  'service-room':
    'cuarto/alcoba/habitacion/pieza servicio/empleada|cuarto/alcoba/habitacion/pieza para empleada|cuarto y bano servicio|cuarto bano servicio',
  'storage-room': 'deposito|cuarto util|bodega deposito|utilero|trastero|cuarto deposito|cuarto san alejo',
  'laminate-floor': 'piso laminad@|piso madera|piso en madera laminada|laminado',
  'porcelain-floor': 'piso porcelanato|porcelanato|piso en porcelanato|piso ceramica|piso porcelana',
  'gas-network': 'red gas|gas|punto gas',
  'natural-gas': 'gas natural/domiciliario',
  'water-heater': 'calentador|calentador agua/gas/paso|agua caliente',
  'air-conditioning': 'aire/air acondicionado|aire/air|minisplit|mini split',
  'smart-home': 'domotica|inteligente|automatizad@',
  fireplace: 'chimenea|chimenea gas',
  'unfinished-delivery': 'obra gris|entrega obra gris|sin acabado',
  doorman:
    'porteria|portero|celador|celaduria|vigilancia|vigilante|porteria/vigilancia/seguridad 24 hora|porteria/vigilancia 24',
  'fibre-internet': 'fibra optica|fibra|internet fibra|internet fibra optica|internet|wifi',
  'water-tank': 'tanque|tanque/reserva agua|tanque reserva|tanque agua reserva',
  'waste-room': 'cuarto/shut/chut basura|shut|chut',
  'administration-office': 'oficina administracion',
  'fire-network': 'red incendio|red contra incendio|sistema contra incendio',
  patio: 'patio|patio interno/interior/trasero/privado/grande',
};

/** What stands near a home, by its nouns; the word that says "near" comes before it. */
export const nearbyWords: Readonly<Record<NearbyPlaceCategory, string>> = {
  mall: 'centro comercial|mall|comercio|almacen',
  school: 'colegio|escuela|jardin infantil|guarderia',
  university: 'universidad|universidade',
  clinic: 'clinica|hospital|centro medico|eps',
  park: 'parque',
  transport: 'paradero|terminal',
  supermarket: 'supermercado|exito|d1|ara|tienda|plaza mercado|mercado',
  gym: 'gimnasio|gym',
  airport: 'aeropuerto',
  beach: 'playa|mar|beach',
};
