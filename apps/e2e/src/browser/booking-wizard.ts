import { expect, type Locator, type Page } from '@playwright/test';

/** Labels of the wizard's controls, by language. */
const words = {
  en: {
    chooseCar: 'Choose a vehicle',
    chooseOffer: 'Choose a service or tour',
    next: 'Next',
    confirm: 'Confirm Booking',
    date: 'Booking date',
    time: 'Preferred time',
    pickup: 'Pickup location',
    dropoff: 'Dropoff location',
    flight: 'Flight number',
    name: 'Full name',
    phone: 'Phone number',
    email: 'Email',
    currency: 'Display currency',
  },
  ru: {
    chooseCar: 'Выбрать автомобиль',
    chooseOffer: 'Выбрать услугу или тур',
    next: 'Далее',
    confirm: 'Подтвердить бронирование',
    date: 'Дата поездки',
    time: 'Желаемое время',
    pickup: 'Место подачи',
    dropoff: 'Место назначения',
    flight: 'Номер рейса',
    name: 'Имя и фамилия',
    phone: 'Номер телефона',
    email: 'Эл. почта',
    currency: 'Валюта цен',
  },
} as const;

export interface RideDetails {
  date: string;
  time?: string;
  pickup?: string;
  dropoff?: string;
  flight?: string;
  name: string;
  phone: string;
  email: string;
}

/** The booking wizard as visitors use it, by its labels. */
export class BookingWizard {
  private readonly words: Record<keyof (typeof words)['en'], string>;

  constructor(
    private readonly page: Page,
    language: keyof typeof words = 'en',
  ) {
    this.words = words[language];
  }

  async chooseCar(name: string): Promise<void> {
    await this.choose(this.words.chooseCar, name);
  }

  /** Chooses a service or a tour. */
  async chooseOffer(name: string): Promise<void> {
    await this.choose(this.words.chooseOffer, name);
  }

  async showIn(currency: string): Promise<void> {
    await this.page.getByLabel(this.words.currency).selectOption(currency);
  }

  get totalPrice(): Locator {
    return this.page.getByTestId('total-price');
  }

  get nextButton(): Locator {
    return this.page.getByRole('button', { name: this.words.next, exact: true });
  }

  get confirmButton(): Locator {
    return this.page.getByRole('button', { name: this.words.confirm });
  }

  /** Continues from step 1 and waits for step 2: step 1 has some of the same fields, which would be filled in instead. */
  async openDetails(): Promise<void> {
    await this.nextButton.click();
    await this.expectDetails();
  }

  /** Fills in step 2. */
  async fillDetails(details: RideDetails): Promise<void> {
    await this.expectDetails();
    const fields: [keyof RideDetails, string][] = [
      ['date', this.words.date],
      ['time', this.words.time],
      ['flight', this.words.flight],
      ['pickup', this.words.pickup],
      ['dropoff', this.words.dropoff],
      ['name', this.words.name],
      ['phone', this.words.phone],
      ['email', this.words.email],
    ];
    for (const [field, label] of fields) {
      const value = details[field];
      if (value !== undefined) await this.page.getByRole('main').getByLabel(label).fill(value);
    }
  }

  /** Confirms step 3 and returns the reference number on the success page. */
  async confirm(): Promise<string> {
    await this.confirmButton.click();
    await expect(this.page).toHaveURL(/\/booking\/success$/);
    const reference = this.page.getByTestId('reference-number');
    await expect(reference).toHaveText(/^BK\d{8}-[A-HJ-NP-Z2-9]{8}$/);
    return (await reference.textContent()) ?? '';
  }

  private async expectDetails(): Promise<void> {
    await expect(this.page.getByRole('main').getByLabel(this.words.name)).toBeVisible();
  }

  private async choose(opener: string, name: string): Promise<void> {
    await this.page.getByRole('button', { name: opener }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name }).first().click();
    await expect(dialog).toBeHidden();
  }
}
