import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';

const { services: ids, serviceTypes } = demoContentIds;

/** In the order of lists. The first image is the main one. Cards cut descriptions after 80 characters. */
export const services = [
  {
    id: ids.airportTransfer,
    name: 'Airport transfer',
    nameRu: 'Трансфер из аэропорта и в аэропорт',
    description:
      'Your driver waits in arrivals with a name sign and follows your flight; a delay costs nothing extra. From the terminal to your door in the centre, it is about 25 km or half an hour. For the way back, we suggest a pickup time that fits your flight and the traffic.',
    descriptionRu:
      'Водитель встречает вас с именной табличкой и следит за рейсом; при задержке ждёт без доплаты. Он поможет с багажом и довезёт вас до двери: до центра около 25 км, полчаса пути. На обратную дорогу подскажем время выезда с учётом рейса и пробок.',
    serviceType: 'airport_transfer',
    serviceTypeId: serviceTypes.airport,
    durationHours: 1,
    basePrice: 25,
    imageNames: ['service-airport-transfer-3', 'service-airport-transfer-1', 'service-airport-transfer-2'],
  },
  {
    id: ids.oldCityTour,
    name: 'Old City and seaside boulevard',
    nameRu: 'Старый город и Приморский бульвар',
    description:
      'The walls of Icherisheher, the Maiden Tower, the Palace of the Shirvanshahs: all on the World Heritage list since 2000. Then the boulevard along the bay, and up to Highland Park, with all of Baku at your feet. The car meets you at every gate, so you never walk back.',
    descriptionRu:
      'За стены Ичери-шехер: Девичья башня и дворец Ширваншахов, с 2000 года — наследие ЮНЕСКО. Затем бульвар вдоль бухты и Нагорный парк, откуда виден весь Баку. Машина ждёт у следующих ворот, и возвращаться пешком не нужно.',
    serviceType: 'city_tour',
    serviceTypeId: serviceTypes.city,
    durationHours: 4,
    basePrice: 50,
    imageNames: ['service-city-tour-2', 'service-city-tour-1', 'service-city-tour-3'],
  },
  {
    id: ids.bakuByNight,
    name: 'Modern Baku by night',
    nameRu: 'Современный Баку вечером',
    description:
      'The Flame Towers alight, the Heydar Aliyev Centre without a single straight line, and the bay after dark. We stop where the view is best: at Highland Park, by the Crystal Hall on the shore and at Zaha Hadid’s white building. Start at sunset, and ask for a table at a restaurant on the way.',
    descriptionRu:
      'Огни Пламенных башен, Центр Гейдара Алиева без единой прямой линии, ночная бухта. Остановимся там, где вид лучше всего: в Нагорном парке, у «Кристалл-холла» на берегу и у белого здания Захи Хадид. Выезжайте на закате — по дороге найдём и ресторан.',
    serviceType: 'city_tour',
    serviceTypeId: serviceTypes.city,
    durationHours: 3,
    basePrice: 45,
    imageNames: ['service-city-tour-1', 'car-mercedes-s-class', 'car-kia-k5'],
  },
  {
    id: ids.groupCityTour,
    name: 'Group city tour',
    nameRu: 'Экскурсия по городу для группы',
    description:
      'The whole group in one vehicle, from four people to a coachload, with one driver throughout. Old City, boulevard, Heydar Aliyev Centre and the carpet museum, in the order that suits you. A guide in English, Russian or Azerbaijani joins on request.',
    descriptionRu:
      'Вся группа в одной машине, от четырёх друзей до полного автобуса, с одним водителем. Старый город, бульвар, Центр Гейдара Алиева и Музей ковра — в удобном вам порядке. По просьбе присоединится гид: на русском, английском или азербайджанском.',
    serviceType: 'group_tour',
    serviceTypeId: serviceTypes.group,
    durationHours: 5,
    basePrice: 85,
    imageNames: ['service-group-tour-2', 'service-group-tour-1', 'service-city-tour-3'],
  },
  {
    id: ids.businessTransfer,
    name: 'Business transfer',
    nameRu: 'Деловой трансфер',
    description:
      'From the hotel to the meeting ten minutes early, in a clean car with a driver in a suit and tie. Our drivers know which entrance each of Baku’s business centres uses, and where to wait. One invoice for all rides of the month, if your company prefers.',
    descriptionRu:
      'Из отеля на встречу: за десять минут до срока, водитель в костюме, машина чистая. Наши водители знают, с какой стороны вход в каждый деловой центр Баку и где ждать. По желанию компании — один счёт за все поездки месяца.',
    serviceType: 'business_transfer',
    serviceTypeId: serviceTypes.business,
    durationHours: 1,
    basePrice: 30,
    imageNames: ['service-business-transfer-1', 'service-business-transfer-2'],
  },
  {
    id: ids.workingDay,
    name: 'Chauffeur for the working day',
    nameRu: 'Водитель на рабочий день',
    description:
      'One car and one driver for eight hours, waiting outside while your day goes on. Meetings may run over and addresses may change: a message to the driver is enough. Fuel, parking and waiting within the city are included.',
    descriptionRu:
      'Одна машина и один водитель на восемь часов: он ждёт у входа, пока вы на встрече. Дела затянулись или адрес сменился — достаточно написать водителю. Топливо, парковка и ожидание в городе включены.',
    serviceType: 'business_transfer',
    serviceTypeId: serviceTypes.business,
    durationHours: 8,
    basePrice: 110,
    imageNames: ['car-mercedes-e-class', 'service-business-transfer-2', 'car-bmw-7-series'],
  },
] as const;
