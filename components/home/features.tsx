import { ChartPie, FileUp, MessageSquareText } from "lucide-react";

const FEATURES = [
  {
    icon: MessageSquareText,
    title: "Type it like a message",
    text: "120 chai yesterday: the date, the category and the amount are filled in.",
  },
  {
    icon: ChartPie,
    title: "See where it goes",
    text: "Your month so far, by category and by day, next to the month before.",
  },
  {
    icon: FileUp,
    title: "Bring your statement",
    text: "From your bank or UPI app. The file stays on your device.",
  },
];

export function Features() {
  return (
    <section aria-label="What you can do" className="px-(--gutter) py-6">
      <ul className="mx-auto grid max-w-280 gap-3.5 md:grid-cols-3 md:gap-4">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li
            key={title}
            className="rounded-card bg-surface p-4 shadow-card md:p-5 forced-colors:outline"
          >
            <Icon size={24} strokeWidth={1.8} className="text-purple" />
            <h2 className="mt-3 text-lg/6.5 font-semibold tracking-[-0.01em]">
              {title}
            </h2>
            <p className="mt-1 text-md text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
