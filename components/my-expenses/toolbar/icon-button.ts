export { ICON_BUTTON } from "@/components/ui/button-class";
