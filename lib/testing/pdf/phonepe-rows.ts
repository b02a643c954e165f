/** The lines that PhonePe prints for a payment. */
type PhonePePayment = {
  date?: string;
  title?: string;
  side?: string;
  amount?: string;
  /** 12 digits. */
  utr?: string;
};

export const PHONEPE_PAYMENTS: readonly PhonePePayment[] = [
  {},
  {
    title: "Received from Asha Rao",
    side: "CREDIT",
    amount: "₹300",
    utr: "412345678902",
  },
  {
    date: "Sept 30, 2026",
    title: "Mobile recharged 98XXXXXX01",
    amount: "₹1,23,456.50",
    utr: "412345678903",
  },
  { title: "Transfer to self account", amount: "₹5,000", utr: "412345678904" },
  { title: "Paid to RAVI STORES", utr: "412345678905" },
];

const withDefaults = (payment: PhonePePayment) => ({
  date: "Apr 03, 2026",
  title: "Paid to CHAI POINT",
  side: "DEBIT",
  amount: "₹100",
  utr: "412345678901",
  ...payment,
});

/** A row of the PDF, in the layout since 2024. */
export function phonePeRow(payment: PhonePePayment) {
  const { date, title, side, amount, utr } = withDefaults(payment);
  const details = [
    title,
    `Transaction ID T26${utr}`,
    `UTR No. ${utr}`,
    "Paid by",
    "XXXXXX1234",
  ];
  return [[date, "09:09 am"], details, side, amount];
}

/** The CSV file with the same payments. */
export function phonePeCsv(payments: readonly PhonePePayment[]): string {
  const lines = payments
    .map(withDefaults)
    .map(({ date, title, side, amount, utr }) =>
      [
        `"${date}"`,
        "09:09 am",
        title,
        `T26${utr}`,
        utr,
        side,
        "XXXXXX1234",
        `"${amount.replace("₹", "")}"`,
      ].join(),
    );
  return [
    "Date,Time,Transaction Details,Transaction ID,UTR,Transaction Type,Credit/debit instrument,Amount",
    ...lines,
  ].join("\n");
}
