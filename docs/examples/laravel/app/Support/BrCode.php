<?php

namespace App\Support;

/** The text of a PIX code (EMV fields, each with its id and length, and a CRC-16). */
class BrCode
{
    public static function create(string $id, int $cents): string
    {
        $field = fn (string $tag, string $value) => $tag.str_pad((string) strlen($value), 2, '0', STR_PAD_LEFT).$value;
        $address = $field('00', 'br.gov.bcb.pix').$field('25', "pix.palpite.invalid/qr/v2/$id");
        $text = '000201010212'.$field('26', $address).'52040000'.'5303986'.$field('54', number_format($cents / 100, 2, '.', ''))
            .'5802BR'.$field('59', 'Palpite Exemplo').$field('60', 'Sao Paulo').$field('62', $field('05', '***')).'6304';

        return $text.strtoupper(str_pad(dechex(self::crc16($text)), 4, '0', STR_PAD_LEFT));
    }

    private static function crc16(string $text): int
    {
        $crc = 0xFFFF;
        foreach (unpack('C*', $text) as $byte) {
            $crc ^= $byte << 8;
            for ($bit = 0; $bit < 8; $bit++) {
                $crc = ($crc & 0x8000) ? (($crc << 1) ^ 0x1021) & 0xFFFF : ($crc << 1) & 0xFFFF;
            }
        }

        return $crc;
    }
}
