import { describe, expect, it } from "vitest";
import { requireAllowedAddress } from "./forbidden-address";

describe("the URL of the upstream host", () => {
  it.each([
    "http://169.254.169.254/latest",
    "http://169.254.0.1",
    "http://0xa9fea9fe",
    "http://2852039166",
    "http://[fe80::1]",
    "http://[::ffff:169.254.169.254]",
    "http://[fd00:ec2::254]",
    "http://100.100.100.200",
    "http://168.63.129.16",
    "http://[64:ff9b::169.254.169.254]",
    "http://[64:ff9b:1::a9fe:a9fe]",
    "http://[64:ff9b:1:a9fe:a9:fe00::]",
    "http://[::ffff:0:a9fe:a9fe]",
    "http://[fd20:ce::254]",
    "http://[::169.254.169.254]",
    "http://[2002:a9fe:a9fe::1]",
    "http://[2002:6464:64c8::]",
  ])("may not have the address %s", async (url) => {
    await expect(requireAllowedAddress(url)).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("EXPENSES_HOST") as string,
    });
  });

  it.each([
    "http://127.0.0.1:4000",
    "http://localhost",
    "http://[::1]",
    "http://[64:ff9b::192.0.2.1]",
    "http://[2002:c000:201::1]",
    "https://192.0.2.1/v1",
  ])("may have the address %s", async (url) => {
    await expect(requireAllowedAddress(url)).resolves.toBeUndefined();
  });
});
