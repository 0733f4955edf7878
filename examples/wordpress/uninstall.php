<?php
/**
 * Deletes the plugin's only option.
 *
 * @package Whenabouts
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'whenabouts_site' );
