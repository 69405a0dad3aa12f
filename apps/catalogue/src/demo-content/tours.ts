import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';

const { tours: ids } = demoContentIds;

/** In the order of lists. The first image is the main one. Cards cut descriptions after 100 characters. */
export const tours = [
  {
    id: ids.shamakhi,
    name: 'Shamakhi: mausoleums and vineyards',
    nameRu: 'Шемаха: мавзолеи и виноградники',
    description:
      'The old capital of the Shirvanshahs, 120 km from Baku, and one of the oldest mosques in the Caucasus. On the way stands Diri Baba, a two-storey mausoleum from 1402 that seems to grow out of the cliff. After the Juma Mosque, founded in 743, and the domed tombs of Yeddi Gumbaz, the day ends among the vineyards of Meysari.',
    descriptionRu:
      'Древняя столица Ширваншахов в 120 км от Баку, где стоит одна из старейших мечетей Кавказа. По дороге — Дири-баба, двухэтажный мавзолей 1402 года, словно выросший из скалы. После Джума-мечети, основанной в 743 году, и гробниц Едди Гумбез день завершается среди виноградников Мейсари.',
    durationHours: 8,
    basePrice: 95,
    destinations: ['Diri Baba Mausoleum', 'Juma Mosque', 'Yeddi Gumbaz tombs', 'Meysari vineyards'],
    destinationsRu: ['Мавзолей Дири-баба', 'Джума-мечеть', 'Гробницы Едди Гумбез', 'Виноградники Мейсари'],
    imageNames: ['tour-shamakhi-1', 'tour-shamakhi-2', 'tour-shamakhi-3'],
  },
  {
    id: ids.shaki,
    name: 'Shaki: the Khans’ Palace',
    nameRu: 'Шеки: дворец шекинских ханов',
    description:
      'The summer palace of the Shaki Khans, built in 1797, and a Silk Road town below forested mountains. The palace’s shebeke windows hold thousands of pieces of coloured glass in walnut lattice, put together without nails or glue. The old town has been a World Heritage site since 2019; the road is long, so we leave early and take our time over piti and halva.',
    descriptionRu:
      'Летний дворец шекинских ханов 1797 года и город Шёлкового пути у подножия лесистых гор. Окна-шебеке собраны из тысяч цветных стёкол в ореховой решётке — без гвоздей и без клея. С 2019 года старый город — наследие ЮНЕСКО. Дорога дальняя, поэтому выезжаем рано и не спешим за пити и халвой.',
    durationHours: 14,
    basePrice: 180,
    destinations: ['Shaki Khans’ Palace', 'Upper Caravanserai', 'Church of Kish', 'Craftsmen’s workshops'],
    destinationsRu: [
      'Дворец шекинских ханов',
      'Верхний караван-сарай',
      'Храм в Кише',
      'Мастерские ремесленников',
    ],
    imageNames: ['tour-shaki-1', 'tour-shaki-2', 'tour-shaki-3'],
  },
  {
    id: ids.gabala,
    name: 'Gabala: lakes and cable cars',
    nameRu: 'Габала: озёра и канатные дороги',
    description:
      'Forest, waterfalls and mountain air: the green side of the Caucasus, three hours by road from Baku. The Tufandag cable cars rise above the beech woods to views of the main ridge, in summer as well as in the ski season. Lake Nohur mirrors the mountains, and the Seven Beauties waterfall is a short climb from the village of Vandam.',
    descriptionRu:
      'Леса, водопады и горный воздух — зелёная сторона Кавказа в трёх часах езды от Баку. Канатные дороги Туфандага поднимают над буковым лесом к видам на главный хребет — и летом, и в лыжный сезон. В озере Нохур отражаются горы, а к водопаду «Семь красавиц» у села Вандам ведёт короткий подъём.',
    durationHours: 12,
    basePrice: 140,
    destinations: ['Tufandag cable cars', 'Lake Nohur', 'Seven Beauties waterfall', 'Vandam'],
    destinationsRu: ['Канатная дорога Туфандаг', 'Озеро Нохур', 'Водопад «Семь красавиц»', 'Вандам'],
    imageNames: ['tour-gabala-1', 'tour-gabala-2', 'tour-gabala-3'],
  },
  {
    id: ids.qusarShahdagh,
    name: 'Qusar and Shahdagh',
    nameRu: 'Кусары и Шахдаг',
    description:
      'Pistes in winter, alpine meadows in summer: the resort below Shahdagh, which rises to 4,243 m. North of Baku the road passes the red and white stripes of the Candy Cane Mountains at Khizi. In Laza waterfalls drop from the cliffs beside the village; in winter they freeze into columns of ice. We drive there in SUVs, minivans and buses, on winter tyres when it is cold.',
    descriptionRu:
      'Лыжные трассы зимой и альпийские луга летом: курорт у горы Шахдаг высотой 4 243 м. По пути на север — красно-белые полосы «Карамельных гор» у Хызы. В Лазе водопады срываются со скал у самого села, а зимой застывают ледяными колоннами. Ездим туда на внедорожниках, минивэнах и автобусах, зимой — на зимней резине.',
    durationHours: 12,
    basePrice: 220,
    destinations: ['Candy Cane Mountains', 'Qusar', 'Shahdagh Mountain Resort', 'Laza waterfalls'],
    destinationsRu: ['«Карамельные горы»', 'Кусары', 'Горный курорт Шахдаг', 'Водопады Лазы'],
    imageNames: ['tour-qusar-shahdagh-1', 'tour-qusar-shahdagh-2', 'tour-qusar-shahdagh-3'],
  },
  {
    id: ids.gobustan,
    name: 'Gobustan and the mud volcanoes',
    nameRu: 'Гобустан и грязевые вулканы',
    description:
      'More than 6,000 rock engravings of dancers, boats and wild oxen, an hour’s drive south of Baku. The Gobustan reserve has been a World Heritage site since 2007; its museum explains what the carvings show. Nearby, cold grey mud bubbles from small cones: Azerbaijan has more mud volcanoes than any other country.',
    descriptionRu:
      'Более 6 000 наскальных рисунков: танцоры, лодки, дикие быки — в часе езды на юг от Баку. С 2007 года Гобустан — наследие ЮНЕСКО, а музей заповедника объясняет, что изображено на скалах. Рядом из небольших конусов булькает холодная серая грязь: грязевых вулканов в Азербайджане больше, чем в любой другой стране.',
    durationHours: 6,
    basePrice: 70,
    destinations: ['Gobustan petroglyphs', 'Gobustan museum', 'Mud volcanoes', 'Bibi-Heybat Mosque'],
    destinationsRu: ['Петроглифы Гобустана', 'Музей Гобустана', 'Грязевые вулканы', 'Мечеть Биби-Эйбат'],
    imageNames: ['tour-gobustan-1', 'tour-gobustan-2'],
  },
  {
    id: ids.lahij,
    name: 'Lahij: the coppersmiths’ village',
    nameRu: 'Лагич: село медников',
    description:
      'The mountain village where hammers still ring on copper, along one cobbled street of open workshops. Lahij’s copper craft has been on UNESCO’s list of living heritage since 2015; you may watch, and buy from the maker. The road follows the gorge of the Girdimanchay, past the hanging bridge of Zarnava.',
    descriptionRu:
      'Горное село, где по-прежнему стучат молотки медников: мощёная улица и открытые мастерские. Искусство медников Лагича с 2015 года входит в список нематериального наследия ЮНЕСКО; можно смотреть, как работают, и купить прямо у мастера. Дорога идёт ущельем Гирдыманчая мимо подвесного моста в Зарнаве.',
    durationHours: 11,
    basePrice: 130,
    destinations: ['Girdimanchay gorge', 'Zarnava hanging bridge', 'Coppersmiths’ street', 'Lahij museum'],
    destinationsRu: ['Ущелье Гирдыманчая', 'Подвесной мост Зарнава', 'Улица медников', 'Музей Лагича'],
    imageNames: ['tour-lahij-1', 'tour-lahij-2'],
  },
  {
    id: ids.absheron,
    name: 'Absheron: the land of fire',
    nameRu: 'Апшерон: земля огня',
    description:
      'A hillside that burns by itself and a temple built around a flame, half an hour from the centre. Gas has fed the fire of Yanar Dag for decades; it is at its best after sunset. At Ateshgah in Surakhani, cells built by pilgrims from India surround the altar, and Gala shows how people lived here before the oil.',
    descriptionRu:
      'Склон, который горит сам по себе, и храм вокруг пламени — в получасе езды от центра Баку. Газ питает огонь Янардага уже десятки лет; лучше всего он виден после заката. В Атешгяхе в Сураханах алтарь окружают кельи, построенные паломниками из Индии, а в селе Гала можно увидеть, как здесь жили до нефти.',
    durationHours: 5,
    basePrice: 60,
    destinations: ['Ateshgah Fire Temple', 'Yanar Dag', 'Gala open-air museum', 'Mardakan castle'],
    destinationsRu: ['Храм огня Атешгях', 'Янардаг', 'Музей-заповедник Гала', 'Замок в Мардакане'],
    imageNames: ['tour-absheron-2', 'tour-absheron-1'],
  },
] as const;
