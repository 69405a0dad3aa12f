import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';

const { serviceTypes: ids } = demoContentIds;

export const serviceTypes = [
  {
    id: ids.airport,
    name: 'Airport transfer',
    nameRu: 'Трансфер',
    description:
      'Between Heydar Aliyev International Airport and any address, at the hour that suits your flight.',
    descriptionRu: 'Из международного аэропорта имени Гейдара Алиева и обратно, ко времени вашего рейса.',
    icon: 'Plane',
    color: '#3B82F6',
    basePricePerHour: 25,
  },
  {
    id: ids.city,
    name: 'City tour',
    nameRu: 'Экскурсия по городу',
    description: 'Baku at your own pace: the car waits wherever you would like to walk.',
    descriptionRu: 'Баку в вашем ритме: машина ждёт там, где вам захочется пройтись.',
    icon: 'MapPin',
    color: '#10B981',
    basePricePerHour: 15,
  },
  {
    id: ids.group,
    name: 'Group tour',
    nameRu: 'Групповая поездка',
    description: 'One vehicle for the whole group, from a minivan for six to a coach for forty-nine.',
    descriptionRu: 'Одна машина на всех — от минивэна на шестерых до автобуса на сорок девять мест.',
    icon: 'Users',
    color: '#8B5CF6',
    basePricePerHour: 30,
  },
  {
    id: ids.business,
    name: 'Business',
    nameRu: 'Деловая поездка',
    description: 'A driver in a suit and tie who knows the business centres and keeps to your timetable.',
    descriptionRu: 'Водитель в костюме: он знает все деловые центры и следует вашему расписанию.',
    icon: 'Briefcase',
    color: '#F59E0B',
    basePricePerHour: 30,
  },
] as const;
