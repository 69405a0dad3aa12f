import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';

const { categories: ids } = demoContentIds;

/** Ordered by popularity. Lists cut descriptions after 50 or 60 characters, so each begins with what matters. */
export const categories = [
  {
    id: ids.economy,
    name: 'Economy',
    nameRu: 'Эконом',
    description:
      'Quiet modern saloons for up to four passengers and two large suitcases. The sensible choice for the airport, an errand across town or a day on the Absheron Peninsula.',
    descriptionRu:
      'Тихие, ухоженные седаны на четырёх пассажиров и их багаж. На них удобно ехать в аэропорт, по делам через весь город или на день на Апшерон.',
    basePricePerHour: 15,
    displayOrder: 1,
    imageName: 'category-economy',
  },
  {
    id: ids.suv,
    name: 'SUV',
    nameRu: 'Внедорожник',
    description:
      'Four-wheel drive for mountain roads and snow, with clearance for rough tracks and a wide view from every seat. These are the cars for Shahdagh, Lahij and the mud volcanoes, in every season.',
    descriptionRu:
      'Полный привод для горных дорог, просёлков и снега. Едем туда, где кончается асфальт: к грязевым вулканам, в Лазу, на пастбища под Шахдагом.',
    basePricePerHour: 25,
    displayOrder: 4,
    imageName: 'category-suv',
  },
  {
    id: ids.family,
    name: 'Family',
    nameRu: 'Семейный',
    description:
      'Minivans with six or seven seats and sliding doors, where a pushchair goes in unfolded. Child seats are fitted before we arrive: please give the children’s ages when you book.',
    descriptionRu:
      'Минивэны на шесть-семь мест со сдвижными дверями: коляска и чемоданы входят без труда. Детские кресла ставим заранее — укажите возраст детей при заказе.',
    basePricePerHour: 30,
    displayOrder: 3,
    imageName: 'category-family',
  },
  {
    id: ids.business,
    name: 'Business',
    nameRu: 'Бизнес',
    description:
      'Executive saloons and a driver in a suit and tie, for events, delegations and meetings. Water, chargers and an umbrella are in the car; what is said there stays there.',
    descriptionRu:
      'Представительские седаны, водитель в костюме: для делегаций, встреч и вечерних выездов. В салоне — вода, зарядка и зонт; услышанное в машине в ней и остаётся.',
    basePricePerHour: 45,
    displayOrder: 2,
    imageName: 'category-business',
  },
  {
    id: ids.bus,
    name: 'Bus',
    nameRu: 'Автобус',
    description:
      'Minibuses and coaches for groups of 10 to 49, from weddings to school trips and conferences. Every one has air conditioning, a microphone for the guide and a large luggage hold.',
    descriptionRu:
      'Микроавтобусы и автобусы для групп до 49 человек: экскурсии, свадьбы, конференции. В каждом — кондиционер, микрофон для гида и вместительный багажник.',
    basePricePerHour: 60,
    displayOrder: 5,
    imageName: 'category-bus',
  },
] as const;
