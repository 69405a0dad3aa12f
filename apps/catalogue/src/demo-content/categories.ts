import { demoContentIds } from '@chauffeur/contracts';

const { categories: ids } = demoContentIds;

/** Lists cut a description after 50 or 60 characters, so each begins with what matters. */
export const categories = [
  {
    id: ids.economy,
    name: 'Economy',
    nameRu: 'Эконом',
    description:
      'Quiet modern saloons for one to four passengers, with room for two large suitcases. The sensible choice for the airport, an errand across town or a day on the Absheron Peninsula.',
    descriptionRu:
      'Тихие современные седаны для одного — четырёх пассажиров и двух больших чемоданов. Разумный выбор для аэропорта, дел в городе или дня на Апшероне.',
    basePricePerHour: 15,
    picture: 'category-economy',
  },
  {
    id: ids.suv,
    name: 'SUV',
    nameRu: 'Внедорожник',
    description:
      'Four-wheel drive for mountain roads and snow, with a high seat and a wide view. Our drivers take these cars to Shahdagh, Lahij and the mud volcanoes, in every season.',
    descriptionRu:
      'Полный привод для горных дорог и снега, высокая посадка и хороший обзор. На этих машинах мы ездим в Шахдаг, Лагич и к грязевым вулканам в любое время года.',
    basePricePerHour: 25,
    picture: 'category-suv',
  },
  {
    id: ids.family,
    name: 'Family',
    nameRu: 'Семейный',
    description:
      'Minivans with six or seven seats and sliding doors, where a pushchair goes in unfolded. Child seats are fitted before we arrive: tell us the ages when you book.',
    descriptionRu:
      'Минивэны на шесть-семь мест со сдвижными дверями: коляска входит, не складываясь. Детские кресла ставим заранее — укажите возраст детей при заказе.',
    basePricePerHour: 30,
    picture: 'category-family',
  },
  {
    id: ids.business,
    name: 'Business',
    nameRu: 'Бизнес',
    description:
      'Executive saloons with a driver in suit and tie, for meetings, delegations and evenings out. Water, chargers and an umbrella are in the car; what is said there stays there.',
    descriptionRu:
      'Представительские седаны, водитель в костюме: для встреч, делегаций и вечерних выездов. В салоне — вода, зарядка и зонт; услышанное в машине в ней и остаётся.',
    basePricePerHour: 45,
    picture: 'category-business',
  },
  {
    id: ids.bus,
    name: 'Bus',
    nameRu: 'Автобус',
    description:
      'Minibuses and coaches for groups of 10 to 49: conferences, weddings, school trips and tours. Every one has air conditioning, a microphone for the guide and a large luggage hold.',
    descriptionRu:
      'Микроавтобусы и автобусы для групп от 10 до 49 человек: конференции, свадьбы, экскурсии. В каждом — кондиционер, микрофон для гида и вместительный багажник.',
    basePricePerHour: 60,
    picture: 'category-bus',
  },
] as const;
